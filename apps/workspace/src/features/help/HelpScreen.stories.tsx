import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';

import { StoryFrame } from '../../shared/testing/StoryFrame';
import { HelpScreen } from './HelpScreen';

const meta = preview.meta({
  title: 'Screens/HelpScreen',
  // The texts are part of the code and open to everyone.
  tags: ['!autodocs', 'never-loading', 'never-empty', 'never-error', 'never-denied'],
  component: HelpScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{() => <HelpScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const shortcuts = within(await canvas.findByRole('region', { name: 'Keyboard shortcuts' }));
    await expect(shortcuts.getByText('Create content')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'WCAG 2.2, levels A and AA' }));
    // The header row, and every criterion of both levels.
    await expect(table.getAllByRole('row')).toHaveLength(56);
    await expect(canvas.getByText(/No real screen reader/u)).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => <HelpScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Keyboard shortcuts' });
    await expect(canvas.queryByText('Create content')).toBeNull();
  },
});

/** The shortcuts of the screens are the same for every role. */
export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{() => <HelpScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('G then D')).toBeVisible();
  },
});
