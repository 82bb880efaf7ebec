import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { VoiceScreen } from './VoiceScreen';

const meta = preview.meta({
  title: 'Screens/VoiceScreen',
  tags: ['!autodocs'],
  component: VoiceScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const voice = () => <VoiceScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{voice}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Tones of voice' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(
      canvas.getByText('“Morning. The Huila is back, and it is the best we have had of it.”'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Voice Tone' })).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{voice}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first ?? document.body);
    const menu = await screen.findByRole('menu', {}, patience);
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Edit…',
      // Read as one sentence, then as it is shown.
      'Move up, Already firstMove upAlready first',
      'Move down',
    ]);
    await expect(lines[1]).toHaveAttribute('aria-disabled', 'true');
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{voice}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Tones of voice' })).toBeVisible();
    await expect(canvas.getByText('Viewers can’t add tones to this brand.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Voice Tone' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^voice\.view$/u}>
      {() => <VoiceScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
    await expect(canvas.getByText(/don’t let you view tone of voice/)).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{voice}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage its tone of voice.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{voice}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No voice tones defined yet' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Voice Tone' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{voice}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading tones of voice' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['voice.list'] }}>{voice}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Adding = meta.story({
  render: () => <StoryFrame>{voice}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Voice Tone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Voice Tone' }, patience);
    const form = within(dialog);
    await expect(form.queryByRole('button', { name: /^Remove example/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add Example' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Example 2' })).toHaveFocus());
    await expect(form.getAllByText('Remove')).toHaveLength(2);
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByText('Enter a title.')).toBeVisible();
    await expect(form.getAllByText('Write the example or remove it.')).toHaveLength(2);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
});

export const NotSaved = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['voice.create'] }}>{voice}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Voice Tone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Voice Tone' }, patience);
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Dry');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'A straight face.');
    await userEvent.type(form.getByRole('textbox', { name: 'Example 1' }), 'Rain.');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/That did not work/);
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Dry');

    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(form.getByRole('textbox', { name: 'Example 1' })).toHaveValue('Rain.');
  },
});

export const TryingIt = meta.story({
  render: () => <StoryFrame as="viewer">{voice}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try it' }));
    const field = await canvas.findByRole('textbox', { name: 'Text to check' }, patience);
    await userEvent.type(field, 'Click here!');
    const findings = await canvas.findByRole('list', { name: 'Findings' }, patience);
    await expect(within(findings).getByText(/^Warning: The link “Click here”/)).toBeVisible();
    await userEvent.clear(field);
    await expect(await canvas.findByText('Findings will appear here.')).toBeVisible();
  },
});

export const TryItWithoutRules = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['rules.list'] }}>{voice}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try it' }));
    const again = await canvas.findByRole('button', { name: 'Load the rules again' }, patience);
    await expect(again).toBeVisible();
  },
});

export const UndoingAnEdit = meta.story({
  render: () => <StoryFrame as="admin">{voice}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Tones of voice' });
    const titles = () =>
      within(list)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
    const before = titles();
    const [first = '', second = ''] = before;
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${first}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }, patience));
    };
    await choose('Edit…');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Voice Tone' }, patience);
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Dry');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo: Dry saved' }, patience));
    await waitFor(() => expect(titles()).toEqual(before));

    await choose('Move down');
    await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]));
    const undo = { name: `Undo: ${first} moved to position 2 of 5` };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await waitFor(() => expect(titles()).toEqual(before));
  },
});
