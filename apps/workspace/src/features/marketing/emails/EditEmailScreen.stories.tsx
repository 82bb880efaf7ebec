import type { Id } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { EditEmailScreen } from './EditEmailScreen';

const meta = preview.meta({
  title: 'Screens/EditEmailScreen',
  tags: ['!autodocs', 'never-empty'],
  component: EditEmailScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const draft = 'email_1748736000000_100006' as Id<'Email'>;
const sent = 'email_1748736000000_100001' as Id<'Email'>;
const edit = () => <EditEmailScreen id={draft} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="editor">{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(
      'Your subscription, your pause',
    );
    await expect(await canvas.findByTitle('Message', {}, { timeout: 10_000 })).toBeVisible();
  },
});

export const Locked = meta.story({
  render: () => <StoryFrame as="admin">{() => <EditEmailScreen id={sent} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This email can’t be edited.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
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
    await expect(await canvas.findByRole('progressbar', { name: 'Loading email' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['emails.get'] }}>{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
