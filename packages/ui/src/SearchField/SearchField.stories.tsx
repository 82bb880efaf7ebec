import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search files', placeholder: 'Search files...', onChange: fn() },
});

export const Empty = meta.story();

export const EscapeEmpties = meta.story({
  args: { isLabelVisible: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search files' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('logo');
    await expect(canvas.getByRole('button', { name: /clear/i })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('print');
  },
});
