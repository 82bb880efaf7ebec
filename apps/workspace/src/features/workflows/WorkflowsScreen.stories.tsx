import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';

import { StoryFrame } from '../../shared/testing/StoryFrame';
import { WorkflowsScreen } from './WorkflowsScreen';

const meta = preview.meta({
  title: 'Screens/WorkflowsScreen',
  // Open to everyone; each person’s own content is counted.
  tags: ['!autodocs', 'never-denied'],
  component: WorkflowsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const findSummary = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('table', { name: 'Content by status' }));

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{() => <WorkflowsScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Content workflow' });
    await expect(link).toHaveAttribute('href', '/workflows/content-workflow');
    const summary = await findSummary(canvas);
    await expect(
      summary.getByRole('row', { name: /^Pending \d.*can approve or reject/u }),
    ).toBeVisible();
    const running = within(canvas.getByRole('list', { name: 'Running now' }));
    // Those of the stories before are still running.
    const [signIn] = running.getAllByRole('link', { name: 'Sign-in' });
    await expect(signIn).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/workflows\/auth\?actor=/u),
    );
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{() => <WorkflowsScreen />}</StoryFrame>,
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => <WorkflowsScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const summary = await findSummary(canvas);
    // Viewers see the team, but no unfinished content.
    await expect(summary.getByRole('row', { name: /^Pending 0/u })).toBeVisible();
    await expect(summary.getByText(/^Only .* can publish or schedule these/u)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{() => <WorkflowsScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading content by status' }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{() => <WorkflowsScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create content' })).toBeVisible();
  },
});

export const WithoutABrand = meta.story({
  render: () => <StoryFrame brand="none">{() => <WorkflowsScreen />}</StoryFrame>,
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['content.workflowSummary'] }}>
      {() => <WorkflowsScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Content workflow' })).toBeVisible();
  },
});
