import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CreateCampaignScreen } from './CreateCampaignScreen';

const meta = preview.meta({
  title: 'Screens/CreateCampaignScreen',
  tags: ['!autodocs', 'never-empty', 'never-loading'],
  component: CreateCampaignScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const patience = { timeout: 10_000 };
const create = () => <CreateCampaignScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{create}</StoryFrame>,
  play: async ({ canvas }) => {
    for (const name of ['Campaign Details', 'Goals', 'Channels', 'Targeting']) {
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: 'Youngest age' })).toHaveValue('18');
    await expect(canvas.getByRole('textbox', { name: 'Oldest age' })).toHaveValue('65');
    await expect(canvas.queryByRole('button', { name: /^Remove goal/i })).toBeNull();
  },
});

export const Missing = meta.story({
  render: () => <StoryFrame as="editor">{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: /^Start date/ }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
    for (const problem of [
      'Enter a name for the campaign.',
      'Describe the campaign.',
      'Enter a start date.',
      'Enter at least one goal.',
    ]) {
      await expect(await canvas.findByText(problem)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const NotSaved = meta.story({
  tags: ['error'],
  render: () => <StoryFrame simulation={{ fail: ['campaigns.create'] }}>{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Spring');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'All new.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Goal 1' }), '300 visitors');
    const month = await canvas.findByRole('spinbutton', { name: /month, Start date/ }, patience);
    await userEvent.click(month);
    await userEvent.keyboard('03012026');
    await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
    await expect(await canvas.findByText(/^That did not work/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring');
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{create}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You don't have permission to create campaigns\./),
    ).toBeVisible();
  },
});
