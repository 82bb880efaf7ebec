import type { Id } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { EmailScreen } from './EmailScreen';

// An email that the person may not see looks the same as a missing one.
const meta = preview.meta({
  title: 'Screens/EmailScreen',
  tags: ['!autodocs', 'never-empty', 'never-denied'],
  component: EmailScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const patience = { timeout: 10_000 };
const draft = 'email_1748736000000_100006' as Id<'Email'>;
const sent = 'email_1748736000000_100001' as Id<'Email'>;
const ofDraft = () => <EmailScreen id={draft} />;
const bodyOf = (frame: HTMLElement) => (frame as HTMLIFrameElement).contentDocument?.body;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{ofDraft}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle('Message', {}, patience);
    await waitFor(() => expect(bodyOf(frame)).toHaveTextContent('if you travel this summer'));
    const ground = () => bodyOf(canvas.getByTitle('Message'))?.style.backgroundColor;
    const light = ground();
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await waitFor(() => expect(ground()).not.toBe(light));
    const images = () => bodyOf(canvas.getByTitle('Message'))?.querySelectorAll('img');
    await waitFor(() => expect(images()).toHaveLength(1), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Images off' }));
    await waitFor(() => expect(images()).toHaveLength(0));
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(await canvas.findByRole('figure', { name: 'Email on a phone' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Plain text' }));
    await expect(await canvas.findByText(/Unsubscribe \(https:/)).toBeVisible();
    const check = canvas.getByRole('list', { name: 'Check before sending' });
    await expect(within(check).getByText(/^The subject has 43 characters/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download HTML' }, patience));
    const told = /^[\w-]+\.html downloaded$/;
    await expect((await screen.findAllByText(told, {}, patience))[0]).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{ofDraft}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send…' })).toBeNull();
  },
});

export const Scheduling = meta.story({
  render: () => <StoryFrame as="manager">{ofDraft}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule…' }));
    const dialog = await screen.findByRole('dialog', {}, patience);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule email' }));
    await expect(await within(dialog).findByText('Choose a date and a time.')).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => <EmailScreen id={sent} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Results' })).toBeVisible();
    for (const name of ['Send…', 'Schedule…', 'Edit']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{ofDraft}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading email' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['emails.get'] }}>{ofDraft}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
