import letters from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url';
import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { FontFileDialog } from './typography-parts';
import { TypographyScreen } from './TypographyScreen';

const meta = preview.meta({
  title: 'Screens/TypographyScreen',
  tags: ['!autodocs'],
  component: TypographyScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const typography = () => <TypographyScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Fonts' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getAllByText('Semibold, 600').length).toBeGreaterThan(0);
    const family = (name: string) => getComputedStyle(canvas.getByText(name)).fontFamily;
    await waitFor(() => expect(family('Fraunces')).toMatch(/^"open Fraunces"/));
    await waitFor(() => expect(family('DM Mono')).toMatch(/^"open DM Mono"/));
    await expect(document.fonts.check('16px "open Fraunces"')).toBe(true);
    await expect(canvas.queryByText(/is not on this device/)).toBeNull();
    await expect(canvas.getAllByRole('list', { name: 'Glyphs' })).toHaveLength(4);
    const source = canvas.getByRole('link', { name: /^View Font Source of Fraunces/ });
    await expect(source).toHaveAttribute('href', 'https://fonts.google.com/specimen/Fraunces');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Font' })).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Actions for/ })).toHaveLength(4);
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Fonts' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Font' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

/** Uploads a file for the brand's first font: the product's own font. */
async function withFile({ brandId, other }: StoryWorld): Promise<void> {
  const client = await other('admin');
  const [font] = brandId ? await client.typography.list({ brandId }) : [];
  if (!font) return;
  const bytes = await (await fetch(letters)).blob();
  const file = new File([bytes], 'Headlines.woff', { type: 'font/woff' });
  await client.typography.attachFont({ id: font.id, file });
}

export const WithAFile = meta.story({
  render: () => (
    <StoryFrame as="viewer" before={withFile}>
      {typography}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Headlines\.woff, /, undefined, patience)).toBeVisible();
    await expect(
      await canvas.findByText(
        /^Atkinson Hyperlegible Next.*, weight 400, \d+ glyphs$/,
        undefined,
        patience,
      ),
    ).toBeVisible();
    const { fontFamily } = getComputedStyle(canvas.getByText('Fraunces'));
    await expect(fontFamily).toMatch(/^"font_/);
    await expect(canvas.queryByRole('button', { name: /font file/ })).toBeNull();
    await expect(canvas.getAllByText('Regular, 400').length).toBeGreaterThan(0);
    await expect(canvas.getByText('Semibold, 600: not in this file')).toBeVisible();
    await expect(canvas.getByText('Bold, 700: not in this file')).toBeVisible();
  },
});

export const RestoringAFile = meta.story({
  render: () => (
    <StoryFrame as="editor" before={withFile}>
      {typography}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const file = () => canvas.findByText(/^Headlines\.woff, /, undefined, patience);
    const restore = () =>
      canvas.findByRole('button', { name: 'Restore previous file of Headlines' }, patience);
    await file();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove font file of Headlines' }, patience),
    );
    await restore();
    await expect(canvas.getByText(/^Previous file: Headlines\.woff, /)).toBeVisible();
    await userEvent.click(await restore());
    await expect(await file()).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Restore previous file/ })).toBeNull();
    const upload = canvas.getByRole('button', { name: 'Replace font file of Headlines' });
    await waitFor(() => expect(upload).toHaveFocus());
  },
});

/** Drops a file on an element; returns whether the page keeps it, so that the browser does not open it. */
function dropped(on: Element, name: string): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['no font'], name));
  const happening = { bubbles: true, cancelable: true, dataTransfer };
  return !on.dispatchEvent(new DragEvent('drop', happening));
}

export const DroppingAFile = meta.story({
  render: () => <StoryFrame as="editor">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Fonts' }, patience);
    await expect(dropped(document.body, 'Astray.woff')).toBe(true);
    const [hint] = await screen.findAllByText(
      'Drop the file on the card of its font.',
      undefined,
      patience,
    );
    await expect(hint).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();

    const [, second] = within(list).getAllByRole('heading', { level: 2 });
    await expect(second && dropped(second, 'notes.txt')).toBe(true);
    const name = 'Font file for Reading text';
    const dialog = await screen.findByRole('dialog', { name }, patience);
    const first = await within(dialog).findByText(/^notes\.txt: /, undefined, patience);
    await expect(first).toBeVisible();

    // Beside the zone of the open dialog.
    await expect(dropped(document.body, 'again.txt')).toBe(true);
    await expect(await within(dialog).findByText(/^again\.txt: /)).toBeVisible();
  },
});

export const FileIsRefused = meta.story({
  render: () => <StoryFrame as="editor">{typography}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await FontFileDialog.load();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Upload font file for Headlines' }, patience),
    );
    const dialog = await screen.findByRole('dialog', undefined, patience);
    const picker = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!picker) throw new Error('There is no file input.');
    const damaged = new File([new Uint8Array([0, 1, 0, 0, 0, 9, 9])], 'Broken.ttf');
    await userEvent.upload(picker, damaged);
    await expect(
      await within(dialog).findByText(/The file is damaged or isn’t a font/, undefined, patience),
    ).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage its typography.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No typography defined yet' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Font' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading fonts' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['typography.list'] }}>{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^typography\.view$/u}>
      {() => <TypographyScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const Adding = meta.story({
  render: () => <StoryFrame>{typography}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Font' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Font' }, patience);
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: /^Font source/ }), 'nowhere');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(
      () => expect(form.getByText('Enter at least one weight.')).toBeVisible(),
      patience,
    );
    await expect(form.getByText('Enter a web address like https://example.com.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Weights' }), ' 300, Heavy ,');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Receipts');
    await userEvent.type(form.getByRole('textbox', { name: 'Font family' }), 'Courier Prime');
    await userEvent.type(form.getByRole('textbox', { name: 'Usage' }), 'Receipts.');
    await userEvent.clear(form.getByRole('textbox', { name: /^Font source/ }));
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('heading', { name: 'Receipts' })).toBeVisible();
    await expect(canvas.getByText('Heavy, 900')).toBeVisible();
    await waitFor(
      () => expect(canvas.getByText(/^Courier Prime is not on this device/)).toBeVisible(),
      patience,
    );
  },
});

export const UndoingChanges = meta.story({
  render: () => <StoryFrame as="admin">{typography}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for Headlines';
    await canvas.findByRole('button', { name }, patience);
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }, patience));
    };
    const undo = async (change: string) =>
      userEvent.click(await canvas.findByRole('button', { name: `Undo: ${change}` }, patience));
    const black = () => canvas.queryByText('Black, 900');

    await choose('Edit…');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Font' }, patience);
    const weights = within(dialog).getByRole('textbox', { name: 'Weights' });
    await userEvent.clear(weights);
    await userEvent.type(weights, 'Black');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(black()).toBeVisible(), patience);
    await undo('Headlines saved');
    await waitFor(() => expect(black()).toBeNull());

    await choose('Delete');
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await undo('Headlines deleted');
    await expect(await canvas.findByRole('button', { name }, patience)).toBeVisible();
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Headlines');
  },
});
