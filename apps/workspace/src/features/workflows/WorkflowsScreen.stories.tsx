import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';

import { StoryFrame } from '../../shared/testing/StoryFrame';
import { WorkflowsScreen } from './WorkflowsScreen';

const meta = preview.meta({
  title: 'Screens/WorkflowsScreen',
  // The list comes with the page's code, and is open to everyone.
  tags: ['!autodocs', 'never-loading', 'never-empty', 'never-error', 'never-denied'],
  component: WorkflowsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{() => <WorkflowsScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Content workflow' });
    await expect(link).toHaveAttribute('href', '/workflows/content-workflow');
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{() => <WorkflowsScreen />}</StoryFrame>,
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => <WorkflowsScreen />}</StoryFrame>,
});
