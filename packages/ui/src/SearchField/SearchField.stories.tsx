import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search files', placeholder: 'Search files...', onChange: fn() },
  parameters: guide({
    purpose: 'Filters a list by text.',
    avoid: 'To find things anywhere use CommandPalette.',
    keys: [
      { keys: ['Letters'], does: 'Searches', story: 'EscapeEmpties' },
      { keys: ['Escape'], does: 'Empties it', story: 'EscapeEmpties' },
    ],
    dos: ['Say how many were found.'],
    donts: ['Search only on Enter when the list is here already.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const EscapeEmpties = meta.story({
  args: { isLabelVisible: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search files' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('logo');
    await expect(canvas.getByRole('button', { name: 'Clear “Search files”' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('print');
  },
});
