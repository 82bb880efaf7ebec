import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { MessagingScreen } from './MessagingScreen';

const meta = preview.meta({
  title: 'Screens/MessagingScreen',
  tags: ['!autodocs'],
  component: MessagingScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const messaging = () => <MessagingScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{messaging}</StoryFrame>,
  play: async ({ canvas }) => {
    for (const name of ['Brand Taglines', 'Brand Pillars', 'Brand Values']) {
      const group = await canvas.findByRole('region', { name });
      await expect(within(group).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    }
    await expect(canvas.getByText('“Known by name, roasted by hand.”')).toBeVisible();
    await expect(canvas.getAllByText('Pillar')).toHaveLength(3);
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{messaging}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Message' })).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Actions for/ })).toHaveLength(9);
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{messaging}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Brand Taglines' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Message' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{messaging}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage its messages.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{messaging}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No messages defined yet' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Message' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{messaging}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading messages' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['messages.list'] }}>{messaging}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^messaging\.view$/u}>
      {() => <MessagingScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const Adding = meta.story({
  render: () => <StoryFrame>{messaging}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Message' }, patience);
    const form = within(dialog);
    await expect(form.getByRole('radio', { name: 'Tagline' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    const error = await form.findByText('Write the message.');
    await waitFor(() => expect(error).toBeVisible());
    await userEvent.click(form.getByRole('radio', { name: 'Value' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'Rest is work');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    const group = within(canvas.getByRole('region', { name: 'Brand Values' }));
    await expect(await group.findByText('“Rest is work”')).toBeVisible();
    const undo = { name: 'Undo: Rest is work added' };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await waitFor(() => expect(group.queryByText('“Rest is work”')).toBeNull());
    await expect(
      (await canvas.findAllByText('Rest is work deleted', undefined, patience))[0],
    ).toBeVisible();
  },
});

export const UndoingChanges = meta.story({
  render: () => <StoryFrame as="admin">{messaging}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('region', { name: 'Brand Taglines' }, patience);
    const lines = () =>
      within(group)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const before = lines();
    const [, ...others] = before;
    const first = 'Known by name, roasted by hand.';
    await expect(before[0]).toBe(`“${first}”`);
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${first}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }, patience));
    };
    const undo = async (change: string) => {
      const name = `Undo: ${change}`;
      await userEvent.click(await canvas.findByRole('button', { name }, patience));
      await waitFor(() => expect(lines()).toEqual(before));
    };

    await choose('Edit…');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Message' }, patience);
    const text = within(dialog).getByRole('textbox', { name: 'Message' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Slow coffee');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(lines()).toEqual(['“Slow coffee”', ...others]), patience);
    await undo('Slow coffee saved');

    await choose('Delete');
    await waitFor(() => expect(lines()).toEqual(others));
    await undo(`${first} deleted`);
  },
});
