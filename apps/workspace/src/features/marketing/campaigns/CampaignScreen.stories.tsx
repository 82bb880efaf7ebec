import { draftOf } from '@brandroom/domain/campaign/draft-of';
import type { CampaignId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { expect, screen, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CampaignScreen } from './CampaignScreen';

// A campaign that the person may not see looks the same as a missing one.
const meta = preview.meta({
  title: 'Screens/CampaignScreen',
  tags: ['!autodocs', 'never-empty', 'never-denied'],
  component: CampaignScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const running = 'campaign_1748736000000_100001' as CampaignId;
const campaign = () => <CampaignScreen id={running} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{campaign}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Meet the Growers' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByText(/^Day \d+ of \d+, \d+ days? left$/)).toBeVisible();
    await expect(canvas.getByText(/^\$[\d,]+ of \$14,000 spent$/)).toBeVisible();
    const content = await canvas.findByRole('list', { name: 'Content of Meet the Growers' });
    await expect(within(content).getAllByRole('listitem').length).toBeGreaterThan(5);
    await expect(canvas.getByRole('link', { name: 'See in the calendar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/content\/calendar\?view=month&date=[\d-]{10}&campaign=/u),
    );
  },
});

let planned: CampaignId | undefined;

/** Creates a future campaign without content: its calendar opens on its first day. */
async function plan({ brandId, services: { client } }: StoryWorld): Promise<void> {
  const draft = draftOf(await client.campaigns.get({ id: running }));
  if (!brandId) throw new Error('There is no brand.');
  const dates = { startDate: '2040-03-05', endDate: null };
  const made = await client.campaigns.create({ brandId, draft: { ...draft, ...dates } });
  planned = made.id;
}

export const WithoutContent = meta.story({
  tags: ['loaded'],
  render: () => (
    <StoryFrame before={plan}>{() => planned && <CampaignScreen id={planned} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No content in this campaign yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See in the calendar' })).toHaveAttribute(
      'href',
      expect.stringContaining('view=month&date=2040-03-05&campaign='),
    );
    await expect(canvas.queryByRole('link', { name: /in a list$/ })).toBeNull();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{campaign}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Meet the Growers' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{campaign}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    const menu = await screen.findByRole('menu', {}, { timeout: 10_000 });
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['Duplicate', 'Archive']);
  },
});

export const NotFound = meta.story({
  render: () => (
    <StoryFrame>
      {() => <CampaignScreen id={'campaign_1748736000000_none' as CampaignId} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to campaigns' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{campaign}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading campaign' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['campaigns.get'] }}>{campaign}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
