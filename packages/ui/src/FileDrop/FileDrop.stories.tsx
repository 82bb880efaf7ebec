import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { FileDrop } from './FileDrop';

const meta = preview.meta({
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    children: 'Drag and drop files here, or click to select files',
    buttonLabel: 'Select files',
    description: 'PDF, PNG or JPG, up to 10 MB each',
    allowsMultiple: true,
    onSelect: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Select files' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('PDF, PNG or JPG, up to 10 MB each');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    const zone = canvas.getByText(/Drag and drop/).parentElement ?? canvasElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a'], 'a.pdf', { type: 'application/pdf' }));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onSelect).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.pdf' })]);
  },
});

export const Rejected = meta.story({
  args: { rejections: [{ name: 'b.exe', reason: 'file type must be PDF, PNG or JPG' }] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Files that were not taken' });
    await expect(list).toHaveTextContent('b.exe: file type must be PDF, PNG or JPG');
  },
});
