import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
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
  parameters: guide({
    purpose: 'Brings files in: by a button for everybody, or by dropping them.',
    avoid: 'For one setting that is a file, a button alone may do.',
    keys: [{ keys: ['Tab'], does: 'Comes to the button', story: 'Ready' }],
    dos: ['Say which files and how large, before.', 'Say beside each refused file why.'],
    donts: ['Make dropping the only way.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

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

export const TooMany = meta.story({
  args: {
    allowsMultiple: false,
    children: 'Drag and drop a file here',
    buttonLabel: 'Select file',
  },
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvas.getByText(/Drag and drop/).parentElement ?? canvasElement;
    const drop = (...names: string[]) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) dataTransfer.items.add(new File(['a'], name));
      zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    };
    drop('a.pdf', 'b.pdf');
    const list = await canvas.findByRole('list', { name: 'Files that were not taken' });
    await expect(list).toHaveTextContent('a.pdf: Too many filesb.pdf: Too many files');
    await expect(args.onSelect).not.toHaveBeenCalled();
    drop('a.pdf');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
});

export const WithoutDescription = meta.story({
  render: ({ children, buttonLabel, onSelect }) => (
    <FileDrop {...{ children, buttonLabel, onSelect }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
});

const complaints = spyOn(console, 'error');

export const Rejected = meta.story({
  args: {
    id: 'drop',
    rejections: [
      { name: 'b.exe', reason: 'file type must be PDF, PNG or JPG' },
      { name: 'a.pdf', reason: 'larger than 10 MB' },
      { name: 'a.pdf', reason: 'larger than 10 MB' },
    ],
  },
  beforeEach: () => {
    complaints.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Files that were not taken' });
    await expect(list).toHaveTextContent('b.exe: file type must be PDF, PNG or JPG');
    await expect(canvasElement.querySelector('#drop')).toContainElement(list);
    const zone = canvas.getByText(/Drag and drop/).parentElement ?? list;
    const gap = list.getBoundingClientRect().top - zone.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(8);
    // Of two files with one name React would complain.
    await expect(complaints).not.toHaveBeenCalled();
  },
});
