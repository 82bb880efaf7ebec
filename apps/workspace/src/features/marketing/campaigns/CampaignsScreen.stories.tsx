import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CampaignsScreen } from './CampaignsScreen';
import { CampaignTimeline } from './campaigns-parts';

const meta = preview.meta({
  title: 'Screens/CampaignsScreen',
  tags: ['!autodocs'],
  component: CampaignsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const running = 'campaign_1748736000000_100001';
const campaigns = () => <CampaignsScreen search={{}} />;
const expanded = () => <CampaignsScreen search={{ open: running }} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{campaigns}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Campaigns' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Create campaign' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Details of Meet the Growers' }),
    ).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Expanded = meta.story({
  render: () => <StoryFrame as="admin">{expanded}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Details of Meet the Growers' }),
    ).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Timeline' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Budget' })).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Goals' })).getAllByRole('progressbar'),
    ).toHaveLength(3);
    const content = await canvas.findByRole('list', { name: 'Content of Meet the Growers' });
    await expect(within(content).getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await waitFor(async () => {
      const rows = within(
        canvas.getByRole('list', { name: 'Content of Meet the Growers' }),
      ).getAllByRole('listitem');
      for (const row of rows) await expect(row).toHaveTextContent('Email');
    });
    await canvas.findByText(/^\d+ items? found$/, { selector: '[aria-live] *' });
    await expect(canvas.getByRole('button', { name: 'Blog' })).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{expanded}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Campaigns' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create campaign' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await canvas.findByRole('list', { name: 'Content of Meet the Growers' });
    await expect(canvas.queryByRole('link', { name: 'Create content' })).toBeNull();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{campaigns}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const actions = { name: 'Actions for Meet the Growers' };
    await userEvent.click(await canvas.findByRole('button', actions));
    const menu = await screen.findByRole('menu', {}, patience);
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Duplicate',
      'Archive',
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Archive' }));
    await canvas.findByText('Archived', { selector: 'li *' });
    const undo = await canvas.findByRole('button', { name: /^Undo: / });
    await expect(undo).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', actions)).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.queryByText('Archived', { selector: 'li *' })).toBeNull());
  },
});

export const Timeline = meta.story({
  loaders: [() => CampaignTimeline.load()],
  render: () => (
    <StoryFrame as="editor">{() => <CampaignsScreen search={{ view: 'timeline' }} />}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Campaigns' }, patience));
    await expect(table.getAllByRole('rowheader')).toHaveLength(4);
    await expect(
      canvas.getByText(/^2 of 4 campaigns run today\. The next one starts on \w{3} \d+, \d{4}\.$/),
    ).toBeVisible();
    const bar = () => table.getByRole('button', { name: /^Move Meet the Growers/ });
    const before = bar().getAttribute('aria-label');
    bar().focus();
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}');
    const undo = await canvas.findByRole('button', { name: /^Undo: .* moved to / }, patience);
    await expect(bar()).not.toHaveAccessibleName(before ?? '');
    await expect(bar()).toHaveFocus();
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar()).toHaveAccessibleName(before ?? ''));
    await waitFor(() => expect(bar()).toHaveFocus());
    await userEvent.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Timeline shortcuts' }, patience);
    await expect(keys).toHaveTextContent('Move the start, the end, or all of it');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bar()).toHaveFocus());
    // The message of a moment would cover the last bar on a phone.
    await userEvent.click(await screen.findByRole('button', { name: /^Close: / }, patience));
  },
});

export const TimelineOfAViewer = meta.story({
  loaders: [() => CampaignTimeline.load()],
  render: () => (
    <StoryFrame as="viewer">{() => <CampaignsScreen search={{ view: 'timeline' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Campaigns' }, patience));
    await expect(table.getAllByRole('rowheader')).toHaveLength(4);
    await expect(table.queryAllByRole('button')).toHaveLength(0);
  },
});

export const DeletedAndRestored = meta.story({
  render: () => <StoryFrame>{campaigns}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const actions = { name: 'Actions for Meet the Growers' };
    await userEvent.click(await canvas.findByRole('button', actions));
    const menu = await screen.findByRole('menu', {}, patience);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete campaign' }));
    const undo = await canvas.findByRole('button', { name: /^Undo: / });
    // The closing question moves the focus to the next campaign.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Actions for /));
    await expect(question).not.toBeInTheDocument();
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', actions)).toHaveFocus());
  },
});

export const NotDeleted = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['campaigns.delete'] }}>{campaigns}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Meet the Growers' }),
    );
    const menu = await screen.findByRole('menu', {}, patience);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete campaign' }));
    await expect(await within(question).findByText(/was not deleted$/)).toBeVisible();
  },
});

export const NoneFound = meta.story({
  render: () => (
    <StoryFrame>{() => <CampaignsScreen search={{ status: 'archived' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all campaigns' })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^campaigns\./u}>
      {() => <CampaignsScreen search={{}} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{campaigns}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage its campaigns.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{campaigns}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create campaign' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{campaigns}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading campaigns' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['campaigns.list'] }}>{campaigns}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
