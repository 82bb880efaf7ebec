import { draftOf } from '@brandroom/domain/campaign/draft-of';
import type { CampaignId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { EditCampaignScreen } from './EditCampaignScreen';

const meta = preview.meta({
  title: 'Screens/EditCampaignScreen',
  tags: ['!autodocs', 'never-empty'],
  component: EditCampaignScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const id = 'campaign_1748736000000_100001' as CampaignId;
const edit = () => <EditCampaignScreen id={id} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(
      'Meet the Growers',
    );
    await expect(canvas.getByRole('textbox', { name: /^Budget/ })).toHaveValue('$14,000.00');
    await expect(canvas.getAllByRole('textbox', { name: /^Goal \d/ })).toHaveLength(3);
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{edit}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Enter a name for the campaign.')).toBeVisible();
    const budget = canvas.getByRole('textbox', { name: /^Budget/ });
    await expect(budget).toHaveAttribute('readonly');
    await expect(budget).toHaveAccessibleDescription(/Editors can’t set budgets on this brand\./);
    await userEvent.type(name, 'Renamed');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      await within(document.body).findByText('“Renamed” saved', { selector: 'span' }),
    ).toBeVisible();
  },
});

let shared: StoryWorld | undefined;

/**
 * Another person saved first: the form keeps this person's text, and the other version stays
 * stored.
 */
export const EditConflict = meta.story({
  render: () => (
    <StoryFrame>
      {(world) => {
        shared = world;
        return edit();
      }}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    const { campaigns } = (await shared?.other('manager')) ?? {};
    const theirs = await campaigns?.get({ id });
    if (!campaigns || !theirs) throw new Error('The story has no other person.');
    const draft = { ...draftOf(theirs), description: 'Theirs.' };
    await campaigns.update({ id, updatedAt: theirs.updatedAt, draft });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/^Someone changed this campaign after/)).toBeVisible();
    await expect(name).toHaveValue('Meet the Growers 2');
    await expect((await campaigns.get({ id })).description).toBe('Theirs.');
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading campaign' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['campaigns.get'] }}>{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
