import preview from '@brandroom/stories/preview';
import { expect, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../shared/testing/StoryFrame';
import { DashboardScreen } from './DashboardScreen';

const marketingRights = /^(analytics|campaigns|email|advertising)\./;

const meta = preview.meta({
  title: 'Screens/DashboardScreen',
  tags: ['!autodocs'],
  component: DashboardScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Loaded = meta.story({
  render: () => <StoryFrame>{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const pending = await canvas.findByRole('link', { name: /Pending Approval, open calendar/ });
    await expect(pending).toHaveAttribute('href', '/content/calendar?view=list&status=pending');
    const upcoming = canvas.getByRole('region', { name: 'Upcoming Content' });
    await expect(within(upcoming).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(upcoming).getAllByText(/^Scheduled for/)).toHaveLength(5);
    const activity = canvas.getByRole('region', { name: 'Recent Activity' });
    await expect(within(activity).getAllByRole('listitem')).toHaveLength(10);
    const marketing = await canvas.findByRole('list', { name: 'Marketing' });
    await waitFor(() => expect(marketing).not.toHaveTextContent('…'));
    const figures = within(marketing).getAllByRole('listitem');
    await expect(figures).toHaveLength(5);
    await expect(figures[0]).toHaveTextContent(/Active Campaigns.*2|2.*Active Campaigns/);
    await expect(figures[1]).toHaveTextContent(/Sent Emails.*[1-9]|[1-9].*Sent Emails/);
    const changed = /(up|down) [\d,]+%|no change|times as much/;
    await expect(figures[3]).toHaveTextContent(changed);
    await expect(figures[4]).toHaveTextContent('Search Clicks, 30 Days');
    await expect(figures[4]).toHaveTextContent(changed);
  },
});

export const TasksByKeyboard = meta.story({
  render: () => <StoryFrame>{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('link', { name: /Active Tasks, go to tasks/ });
    card.focus();
    await userEvent.keyboard('{Enter}');
    const tasks = canvas.getByRole('region', { name: 'Tasks' });
    await waitFor(() => expect(tasks.parentElement).toHaveFocus());
    await expect(within(tasks).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(tasks).getByRole('link', { name: /^Show all/ })).toHaveAttribute(
      'href',
      '/content/calendar?view=review',
    );
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Active Tasks, go to tasks/ });
    const tasks = canvas.getByRole('region', { name: 'Tasks' });
    await expect(within(tasks).getAllByRole('listitem')).toHaveLength(5);
    const upcoming = canvas.getByRole('region', { name: 'Upcoming Content' });
    // They are side by side, so that tasks are visible without scrolling.
    await expect(tasks.getBoundingClientRect().top).toBe(upcoming.getBoundingClientRect().top);
  },
  globals: { viewport: { value: 'desktop' } },
});

/** A brand without access looks the same as one that does not exist. */
export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" brand="foreign">
      {() => <DashboardScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('It may have been deleted, or you don’t have access.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Tasks' })).toBeNull();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Pending Approval, open calendar/ }),
    ).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Recent Updates, go to recent activity/ }),
    ).toBeVisible();
    // Viewers see neither scheduled items nor reviews.
    await expect(canvas.queryByRole('link', { name: /Scheduled Content/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Upcoming Content' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Pending Approval/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Tasks' })).toBeNull();
  },
});

export const WithoutMarketing = meta.story({
  tags: ['loaded'],
  render: () => (
    <StoryFrame as="viewer" without={marketingRights}>
      {() => <DashboardScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Recent Updates, go to recent activity/ });
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Marketing' })).toBeNull();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is scheduled')).toBeVisible();
    await expect(canvas.getByText('No tasks')).toBeVisible();
    await expect(canvas.getByText('No activity yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading the dashboard' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['dashboard.summary'] }}>
      {() => <DashboardScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{() => <DashboardScreen />}</StoryFrame>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No brand selected' })).toBeVisible();
    const choose = await canvas.findByRole('button', { name: 'Select a brand' });
    choose.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findAllByRole('menuitemradio')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Select a brand' })).toHaveFocus(),
    );
  },
});

export const UnknownPath = meta.story({
  render: () => <StoryFrame>{() => <DashboardScreen unknownPath="/foo" />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('There is no page at /foo. You are on the dashboard.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
});
