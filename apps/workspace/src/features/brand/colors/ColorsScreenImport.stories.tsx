import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEventType } from 'storybook/test';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { ColorsScreen } from './ColorsScreen';
import { colors, shown, question } from './colors-in-stories';

/** Colors come from a file or from text. */
const meta = preview.meta({
  title: 'Screens/ColorsScreen',
  component: ColorsScreen,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

async function openImport(
  canvas: ReturnType<typeof within>,
  userEvent: Pick<typeof userEventType, 'click'>,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import colors…' }));
  return screen.findByRole('dialog', { name: 'Import colors' });
}

export const Importing = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '14 colors');
    const dialog = await openImport(canvas, userEvent);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await expect(within(dialog).getByText(/^No colors were found/)).toBeVisible();
    const field = within(dialog).getByRole('textbox', { name: 'Or paste HEX values' });
    await userEvent.type(field, '#1F4D3A{Enter}#f66b0e Terracotta{Enter}#0af Sky');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    const summary = await within(dialog).findByText('1 new, 1 changed, 1 unchanged');
    await expect(summary).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import 2 colors' }));
    await shown(canvas, '15 colors');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sky' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy HEX #F66B0E' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo: 2 colors imported' }));
    await shown(canvas, '14 colors');
    await expect(canvas.queryByRole('button', { name: 'Copy HEX #F66B0E' })).toBeNull();
  },
});

export const ImportingIsNotLost = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openImport(canvas, userEvent);
    const field = within(dialog).getByRole('textbox', { name: 'Or paste HEX values' });
    await userEvent.type(field, '#0af Sky');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await expect(field).toHaveValue('#0af Sky');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await within(dialog).findByText('1 new, 0 changed, 0 unchanged');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close Import colors' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(within(await openImport(canvas, userEvent)).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ImportFails = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['colors.import'] }}>
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openImport(canvas, userEvent);
    const press = async (name: string) =>
      userEvent.click(await within(dialog).findByRole('button', { name }));
    const field = within(dialog).getByRole('textbox', { name: 'Or paste HEX values' });
    await userEvent.type(field, '#0af Sky');
    await press('Preview');
    await press('Import 1 color');
    await within(dialog).findByRole('alert');
    await press('Choose others');
    await press('Preview');
    await within(dialog).findByText('1 new, 0 changed, 0 unchanged');
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
});

/** Drops a file on the page, beside any zone; with others, each of the same text. */
function dropFile(name: string, text: string, ...others: string[]): void {
  const dataTransfer = new DataTransfer();
  for (const each of [name, ...others]) dataTransfer.items.add(new File([text], each));
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  document.dispatchEvent(event);
  if (!event.defaultPrevented) throw new Error('The browser would open the file.');
}

export const ImportingByADrop = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas }) => {
    await shown(canvas, '14 colors');
    dropFile('autumn.gpl', 'GIMP Palette\n#\n188 71 73\tRust\n58 90 64\tMoss\n');
    const dialog = await screen.findByRole('dialog', { name: 'Import colors' });
    const first = await within(dialog).findByText('2 new, 0 changed, 0 unchanged');
    await expect(first).toBeVisible();
    dropFile('night.gpl', 'GIMP Palette\n#\n29 53 87\tNight\n');
    const second = await within(dialog).findByText('1 new, 0 changed, 0 unchanged');
    await expect(second).toBeVisible();
    dropFile('notes.ase', 'ASEF');
    await expect(await within(dialog).findByText(/^notes.ase could not be read/)).toBeVisible();
    dropFile('one.gpl', 'GIMP Palette\n#\n29 53 87\tNight\n', 'two.gpl');
    await expect(await within(dialog).findByText('Too many files')).toBeVisible();
  },
});

export const ImportingUnreadableText = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openImport(canvas, userEvent);
    const field = within(dialog).getByRole('textbox', { name: 'Or paste HEX values' });
    await userEvent.type(field, '{{"colors"');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await expect(await within(dialog).findByText(/^The text could not be read/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(
      field,
      '#0af Sky{Enter}hello{Enter}{Enter}#12 Short{Enter}a line far too long to be repeated as a whole{Enter}1{Enter}2',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await expect(await within(dialog).findByText('1 new, 0 changed, 0 unchanged')).toBeVisible();
    await expect(
      within(dialog).getByText(
        '5 lines are skipped because they have no color, or one that can’t be read: “hello”, “#12 Short”, “a line far too long to be repeated as a…” and 2 more.',
      ),
    ).toBeVisible();
  },
});

export const ImportingDesignTokens = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openImport(canvas, userEvent);
    const field = within(dialog).getByRole('textbox', { name: 'Or paste HEX values' });
    field.focus();
    const tokens = {
      $type: 'color',
      sky: { $value: { colorSpace: 'oklch', components: [0.51975, 0.17686, 142.495] } },
      link: { $value: '{sky}' },
      ink: { $value: { colorSpace: 'cmyk', components: [0, 0, 0, 1] } },
    };
    await userEvent.paste(JSON.stringify(tokens));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await expect(await within(dialog).findByText('2 new, 0 changed, 0 unchanged')).toBeVisible();
    await expect(
      within(dialog).getByText('1 color is skipped because its value can’t be read: “ink”.'),
    ).toBeVisible();
    await expect(within(dialog).getByRole('row', { name: /^sky .*#008000/ })).toBeVisible();
  },
});

export const ImportingWithoutEditing = meta.story({
  render: () => (
    <StoryFrame as="editor" without={/^colors\.edit$/u}>
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openImport(canvas, userEvent);
    const field = within(dialog).getByRole('textbox', { name: 'Or paste HEX values' });
    await userEvent.type(field, '#f66b0e Terracotta');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await expect(await within(dialog).findByText('0 new, 1 changed, 0 unchanged')).toBeVisible();
    await expect(
      within(dialog).getByText(/^Changed colors will be skipped\. .*edit colors/),
    ).toBeVisible();
    await expect(within(dialog).queryByText(/already has all of these colors/)).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: /^Import \d/ })).toBeNull();
  },
});
