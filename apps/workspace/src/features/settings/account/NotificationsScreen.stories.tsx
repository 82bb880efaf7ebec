import preview from '@brandroom/stories/preview';
import { expect, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { NotificationsScreen } from './NotificationsScreen';

const meta = preview.meta({
  title: 'Screens/NotificationsScreen',
  // Everyone can choose their own notifications.
  tags: ['!autodocs', 'never-denied'],
  component: NotificationsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const notifications = () => <NotificationsScreen />;

async function submitOne({ brandId, other }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('There is no brand.');
  const editor = await other('editor');
  const { items } = await editor.content.list({ brandId, status: 'draft' });
  const item = items.find(({ title }) => title !== '');
  if (!item) throw new Error('There is no draft.');
  await editor.content.submit({ id: item.id, version: item.version });
}

export const Loaded = meta.story({
  render: () => (
    <StoryFrame as="admin" before={submitOne}>
      {notifications}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const sent = within(await canvas.findByRole('table', { name: 'Sent messages' }));
    await expect(sent.getByText(/^Content Needs Approval: /u)).toBeVisible();
    await expect(sent.getByText('Email')).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: 'Content Needs Approval: email' }),
    ).toBeChecked();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame as="viewer">{notifications}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Nothing sent yet\./u)).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Content approved: in Brandroom' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(box).not.toBeChecked();
  },
});

export const Unsaved = meta.story({
  tags: ['error'],
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['notificationSettings.update'] }}>
      {notifications}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'File uploaded: Slack' });
    await userEvent.click(box);
    await expect(
      await canvas.findByText('Your notification settings couldn’t be saved'),
    ).toBeVisible();
    // The choice is kept for a retry.
    await expect(box).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ latency: 10 }}>
      {notifications}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading Notifications' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['notificationSettings.get'] }}>
      {notifications}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
