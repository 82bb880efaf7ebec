import { newColor } from '@brandroom/domain/brand/color.schema';
import preview from '@brandroom/stories/preview';
import { useSearch } from '@tanstack/react-router';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { userEvent as userEventType } from 'storybook/test';
import * as v from 'valibot';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import type { ColorsSearch } from './colors-search';
import { colorsSearch } from './colors-search';
import { ColorsScreen } from './ColorsScreen';

const meta = preview.meta({
  title: 'Screens/ColorsScreen',
  tags: ['!autodocs'],
  component: ColorsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Overlays load after the colors. */
const patience = { timeout: 10_000 };
const colors = () => <ColorsScreen search={{}} />;

/** The count is also announced when it changes. */
async function shown(canvas: ReturnType<typeof within>, count: string): Promise<void> {
  const [text] = await canvas.findAllByText(count);
  await expect(text).toBeVisible();
}

async function openImport(
  canvas: ReturnType<typeof within>,
  userEvent: Pick<typeof userEventType, 'click'>,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import colors…' }, patience));
  return screen.findByRole('dialog', { name: 'Import colors' }, patience);
}

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas }) => {
    await shown(canvas, '14 colors');
    const groups = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(groups).toEqual(['Primary', 'Secondary', 'Accent', 'Other']);
    await expect(canvas.getByText('9.63:1 AAA, white text')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy PMS PMS 3435 C' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(14);
  },
});

export const Copied = meta.story({
  render: () => <StoryFrame as="viewer">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy HEX #1F4D3A' });
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith('#1F4D3A');
    const toasts = await screen.findByRole('region', { name: /notification/ }, patience);
    await expect(within(toasts).getByText('Copied #1F4D3A')).toBeVisible();
    const spoken = { selector: '[aria-live] *' };
    await expect(screen.getAllByText('Copied #1F4D3A', spoken)).toHaveLength(1);
    write.mockRestore();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const actions = await canvas.findByRole('button', { name: 'Actions for Terracotta' });
    await userEvent.click(actions);
    const menu = await screen.findByRole('menu', undefined, patience);
    await expect(within(menu).getByRole('menuitemradio', { name: 'Primary' })).toBeChecked();
    await expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Move earlier' }));
    await waitFor(async () => {
      const [first] = canvas.getAllByRole('heading', { level: 3 });
      await expect(first).toHaveTextContent('Terracotta');
    });
    const undo = { name: 'Undo: Terracotta moved to Primary, 1 of 3' };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await waitFor(async () => {
      const [, second] = canvas.getAllByRole('heading', { level: 3 });
      await expect(second).toHaveTextContent('Terracotta');
    });
  },
});

export const Many = meta.story({
  render: () => (
    <StoryFrame
      as="admin"
      before={async ({ brandId, services }) => {
        if (brandId === null) return;
        const added = Array.from({ length: 100 }, (_, at) => ({
          ...newColor,
          name: `Shade ${at}`,
        }));
        await services.client.colors.import({ brandId, added, changed: [] });
      }}
    >
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '114 colors');
    const tiles = () => canvas.getAllByRole('heading', { level: 3 });
    await expect(tiles()).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more colors' }));
    await waitFor(() => expect(tiles().length).toBeGreaterThan(24));
    // A link to the last item renders the list up to it.
    await userEvent.click(canvas.getByRole('button', { name: 'Add Color' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Name' }, patience),
      'Last one{Enter}',
    );
    const last = await canvas.findByRole('button', { name: 'Actions for Last one' }, patience);
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getByText('115 of 115 colors shown')).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{colors}</StoryFrame>,
  play: async ({ canvas }) => {
    await shown(canvas, '14 colors');
    await expect(canvas.queryByRole('button', { name: 'Add Color' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy HEX #1F4D3A' })).toBeVisible();
    const [tile] = canvas.getAllByRole('listitem');
    await expect(tile).toHaveAttribute('draggable', 'false');
  },
});

export const Adding = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Color' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' }, patience);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'HEX' })).toHaveValue('#205375');
    await expect(canvas.getByRole('textbox', { name: 'RGB' })).toHaveValue('rgb(32, 83, 117)');
    const cmyk = canvas.getByRole('textbox', { name: 'CMYK' });
    await expect(cmyk).toHaveValue('cmyk(73, 29, 0, 54)');
    await userEvent.type(name, 'Ember');
    const hex = canvas.getByRole('textbox', { name: 'HEX' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#f66b0e');
    await expect(canvas.getByRole('textbox', { name: 'RGB' })).toHaveValue('rgb(246, 107, 14)');
    await expect(cmyk).toHaveValue('cmyk(0, 57, 94, 4)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await shown(canvas, '15 colors');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Ember' })).toBeVisible();
  },
});

export const Editing = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Terracotta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience));
    const name = await canvas.findByRole('textbox', { name: 'Name' }, patience);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a name for the color.')).toBeVisible();
    await userEvent.type(name, 'Brick');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Brick' })).toBeVisible();
    const actions = canvas.getByRole('button', { name: 'Actions for Brick' });
    await waitFor(() => expect(actions).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo: Brick saved' }));
    const back = await canvas.findByRole('heading', { level: 3, name: 'Terracotta' });
    await expect(back).toBeVisible();
  },
});

/** Opens the form in place of a color's tile; returns its name field. */
async function openEditor(
  canvas: ReturnType<typeof within>,
  userEvent: Pick<typeof userEventType, 'click'>,
  name: string,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience));
  const form = await canvas.findByRole('form', { name: `Edit ${name}` }, patience);
  const field = within(form).getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** Drags as a pointer does. */
function drag(from: Element | null, to: Element): void {
  const dataTransfer = new DataTransfer();
  const send = (on: Element | null, type: string) =>
    on?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  send(from, 'dragstart');
  send(to, 'dragover');
  send(to, 'drop');
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });

export const EditingAnother = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const first = await openEditor(canvas, userEvent, 'Terracotta');
    await userEvent.type(first, ' Red');
    const other = canvas.getByRole('button', { name: 'Actions for Milk Foam' });
    const editOther = async () => {
      await userEvent.click(other);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience));
    };
    await editOther();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await expect(first).toHaveValue('Terracotta Red');
    // The other view would close the form; a search keeps it open.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search colors' }), 'a');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Contrast' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await expect(first).toHaveValue('Terracotta Red');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Palette' })).toBeChecked());
    await waitFor(() => expect(first).toHaveFocus());
    await editOther();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    const form = await canvas.findByRole('form', { name: 'Edit Milk Foam' }, patience);
    const second = within(form).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(canvas.getAllByRole('form')).toHaveLength(1);
    // An unchanged one closes without a question.
    await openEditor(canvas, userEvent, 'Terracotta');
    await expect(canvas.getAllByRole('form')).toHaveLength(1);
  },
});

export const EditingClosedByEscape = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await openEditor(canvas, userEvent, 'Terracotta');
    await userEvent.keyboard('{Escape}');
    const actions = await canvas.findByRole('button', { name: 'Actions for Terracotta' });
    await waitFor(() => expect(actions).toHaveFocus());
    const name = await openEditor(canvas, userEvent, 'Terracotta');
    await userEvent.type(name, ' Red{Escape}');
    await question();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Terracotta Red');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    const again = await canvas.findByRole('button', { name: 'Actions for Terracotta' });
    await waitFor(() => expect(again).toHaveFocus());
  },
});

export const EditingHexWithPms = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await openEditor(canvas, userEvent, 'Roastery Green');
    const pms = canvas.getByRole('textbox', { name: /^PMS/ });
    await expect(pms).not.toHaveAccessibleDescription();
    const hex = canvas.getByRole('textbox', { name: 'HEX' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#f66b0e');
    const stale = 'Still for the old color.';
    await waitFor(() => expect(pms).toHaveAccessibleDescription(stale));
    await expect(canvas.getByRole('textbox', { name: /^RAL/ })).toHaveAccessibleDescription(stale);
    await userEvent.type(pms, '!');
    await expect(pms).toHaveFocus();
    await waitFor(() => expect(pms).not.toHaveAccessibleDescription());
  },
});

let deleteElsewhere = async (_name: string): Promise<void> => undefined;

const editedBy = (without?: RegExp) => (
  <StoryFrame
    as="editor"
    {...(without && { without })}
    before={async ({ brandId, other }) => {
      const { colors: operations } = await other('admin');
      deleteElsewhere = async (name) => {
        if (brandId === null) return;
        const color = (await operations.list({ brandId })).find((each) => each.name === name);
        if (color) await operations.delete({ id: color.id });
      };
    }}
  >
    {colors}
  </StoryFrame>
);

export const EditingADeletedColor = meta.story({
  render: () => editedBy(),
  play: async ({ canvas, userEvent }) => {
    const field = await openEditor(canvas, userEvent, 'Terracotta');
    await userEvent.type(field, ' Red');
    await deleteElsewhere('Terracotta');
    const form = canvas.getByRole('form', { name: 'Edit Terracotta' });
    await expect(await within(form).findByText('Terracotta was deleted')).toBeVisible();
    await shown(canvas, '13 colors');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Terracotta Red');
    await userEvent.click(within(form).getByRole('button', { name: 'Add new color' }));
    const added = await canvas.findByRole('button', { name: 'Actions for Terracotta Red' });
    await waitFor(() => expect(added).toHaveFocus());
    await expect(canvas.getByRole('region', { name: 'Primary' })).toContainElement(added);
    await shown(canvas, '14 colors');
  },
});

export const EditingADeletedColorWithoutAdding = meta.story({
  render: () => editedBy(/^colors\.create$/u),
  play: async ({ canvas, userEvent }) => {
    const field = await openEditor(canvas, userEvent, 'Terracotta');
    await userEvent.type(field, ' Red');
    await deleteElsewhere('Terracotta');
    const form = canvas.getByRole('form', { name: 'Edit Terracotta' });
    await expect(await within(form).findByText(/don’t let you add colors/)).toBeVisible();
    await expect(within(form).queryByRole('button', { name: 'Add new color' })).toBeNull();
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  },
});

export const Deleting = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Terracotta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patience));
    await shown(canvas, '13 colors');
    const neighbour = canvas.getByRole('button', { name: 'Actions for Milk Foam' });
    await waitFor(() => expect(neighbour).toHaveFocus());
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Undo: Terracotta deleted' }, patience),
    );
    await shown(canvas, '14 colors');
  },
});

export const MoveFails = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['colors.move'] }}>
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Terracotta' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Accent' }, patience));
    const said = await canvas.findByText('Terracotta was not moved', undefined, patience);
    await expect(said).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await expect(names.indexOf('Terracotta')).toBe(1);
  },
});

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
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Undo: 2 colors imported' }, patience),
    );
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
    await within(dialog).findByRole('alert', undefined, patience);
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
    const dialog = await screen.findByRole('dialog', { name: 'Import colors' }, patience);
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

const contrast = (search: ColorsSearch = {}) => (
  <ColorsScreen search={{ view: 'contrast', ...search }} />
);

export const Pairs = meta.story({
  render: () => <StoryFrame as="admin">{() => contrast()}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '91 pairs');
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('AAA, AA, large text, non-text');
    const [box] = canvas.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toBeChecked());
  },
});

export const TooManyPairs = meta.story({
  render: () => (
    <StoryFrame
      as="admin"
      path="/?view=contrast"
      before={async ({ brandId, services }) => {
        if (brandId === null) return;
        const added = Array.from({ length: 87 }, (_, at) => ({ ...newColor, name: `Shade ${at}` }));
        await services.client.colors.import({ brandId, added, changed: [] });
      }}
    >
      {() => <AtAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText('Too many pairs to list at once', undefined, patience);
    await expect(title).toBeVisible();
    await expect(canvas.getByText('Choose a color in the filter to see its pairs.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();

    // What was done with a filter can be undone without it.
    canvas.getByRole('button', { name: 'Color' }).focus();
    await userEvent.keyboard('Milk');
    await shown(canvas, '100 pairs');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem', { name: /^Allow \d+ / }, patience);
    if (items[0]) await userEvent.click(items[0]);
    const undo = { name: /^Undo: \d+ pairs allowed/ };
    await canvas.findByRole('button', undo, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await canvas.findByText('Too many pairs to list at once');
    await expect(canvas.getByRole('button', undo)).toBeInTheDocument();
    // The allowed pairs alone can be listed.
    canvas.getByRole('button', { name: 'Allowed' }).focus();
    await userEvent.keyboard('Allo');
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
    await expect(canvas.queryByRole('checkbox', { checked: false })).toBeNull();
  },
});

export const PairsThatFail = meta.story({
  render: () => (
    <StoryFrame as="admin">{() => contrast({ level: 'fail', vision: 'deuteranopia' })}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'With deuteranopia' }, patience);
    await expect(header).toBeVisible();
    // Each name is in one line with its sample, and whole.
    const names = canvas.getAllByRole('rowheader');
    await expect(new Set(names.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    await expect(names.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]);
    const [open] = canvas.getAllByRole('button', { name: /^Colors that pass for/ });
    if (open) await userEvent.click(open);
    const menu = await screen.findByRole('menu', undefined, patience);
    const [add] = within(menu).getAllByRole('menuitem', { name: 'Add as a color' });
    if (add) await userEvent.click(add);
    await expect(
      await canvas.findByText(/(?:dark|light) added$/, undefined, patience),
    ).toBeVisible();
  },
});

export const PairAllowedThatPassesNothing = meta.story({
  render: () => <StoryFrame as="admin">{() => contrast({ level: 'fail' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Allow / }, patience);
    if (!box) throw new Error('There is no pair to allow.');
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.click(box);
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('Too little contrast for text or icons'),
    );
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toHaveAccessibleDescription());
  },
});

export const PairsOfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => contrast({ level: 'fail' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Not allowed', undefined, patience))[0]).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const [open] = canvas.getAllByRole('button', { name: /^Colors that pass for/ });
    if (open) await userEvent.click(open);
    const menu = await screen.findByRole('menu', undefined, patience);
    await expect(within(menu).queryByRole('menuitem', { name: 'Add as a color' })).toBeNull();
  },
});

export const NoPairAllowed = meta.story({
  render: () => (
    <StoryFrame as="editor">{() => contrast({ pairs: 'allowed', level: 'fail' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('No pairs match these filters', undefined, patience);
    await expect(title).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toBeVisible();
  },
});

export const PairIsNotSaved = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['colors.setPairs'] }}>
      {() => contrast()}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '91 pairs');
    const [box] = canvas.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    const said = await canvas.findByText('The pair was not saved', undefined, patience);
    await expect(said).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')[0]).not.toBeChecked();
  },
});

export const WithoutDownload = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^colors\.download$/u}>
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Roastery Green' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^colors\.view$/u}>
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' });
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/don’t let you view colors/)).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => (
    <StoryFrame as="admin" brand="empty">
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'No colors defined yet' });
    await expect(title).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Color' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ latency: 10 }}>
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading colors' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['colors.list'] }}>
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => (
    <StoryFrame as="admin" brand="none">
      {colors}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No brand selected')).toBeVisible();
    await expect(canvas.getByText('Please select a brand to view its colors.')).toBeVisible();
  },
});

export const MovedByKeys = meta.story({
  render: () => <StoryFrame as="editor">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const actions = () => canvas.getByRole('button', { name: 'Actions for Terracotta' });
    const moved = async (keys: string, group: string) => {
      actions().focus();
      await userEvent.keyboard(`{Alt>}${keys}{/Alt}`);
      const undo = { name: `Undo: Terracotta moved to ${group}` };
      await expect(await canvas.findByRole('button', undo, patience)).toBeVisible();
      await waitFor(() => expect(actions()).toHaveFocus());
    };
    await canvas.findByRole('button', { name: 'Actions for Terracotta' });
    await moved('{ArrowDown}', 'Primary, 3 of 3');
    await moved('{ArrowDown}', 'Secondary, 1 of 5');
    await moved('{ArrowUp}', 'Primary, 3 of 3');
  },
});

export const MovedWhileEdited = meta.story({
  render: () => <StoryFrame as="editor">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const actions = await canvas.findByRole('button', { name: 'Actions for Milk Foam' });
    actions.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const undo = await canvas.findByRole('button', { name: /^Undo: Milk Foam moved/ }, patience);

    const field = await openEditor(canvas, userEvent, 'Milk Foam');
    const tile = field.closest('li');
    const target = canvas.getByRole('button', { name: 'Actions for Coffee Cherry' });
    await userEvent.type(field, ' Light');
    await expect(tile).toHaveAttribute('draggable', 'false');
    drag(tile, target);
    const cancel = within(canvas.getByRole('form')).getByRole('button', { name: 'Cancel' });
    cancel.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Alt>}{ArrowUp}{/Alt}');
    await expect(cancel).toHaveFocus();
    await expect(undo).toBeVisible();

    // Undo moves it all the same, but not from under the fields.
    await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(field).toHaveValue('Milk Foam Light');
    await userEvent.type(field, '{Enter}');
    const saved = await canvas.findByRole('button', { name: 'Actions for Milk Foam Light' });
    const primary = canvas.getByRole('region', { name: 'Primary' });
    await waitFor(() => expect(primary).toContainElement(saved));
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

function AtAddress() {
  return <ColorsScreen search={v.parse(colorsSearch, useSearch({ strict: false }))} />;
}

export const Searching = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '14 colors');
    const names = () =>
      canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const [first = ''] = names();
    const field = canvas.getByRole('searchbox', { name: 'Search colors' });
    await userEvent.type(field, '3435');
    await shown(canvas, '1 of 14 colors');
    await expect(names()).toEqual(['Roastery Green']);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);

    // By keys, it passes the colors that the search leaves out.
    await expect(first).toBe('Roastery Green');
    canvas.getByRole('button', { name: 'Actions for Roastery Green' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const undo = { name: 'Undo: Roastery Green moved to Primary, 2 of 3' };
    await expect(await canvas.findByRole('button', undo, patience)).toBeVisible();

    await userEvent.clear(field);
    await userEvent.type(field, 'no such color');
    await expect(await canvas.findByText('No colors found')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear search'));
    await shown(canvas, '14 colors');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(names()[1]).toBe('Roastery Green');

    // A new color is shown even if the search leaves it out.
    // At once: its beginning finds the same color. Its count was announced before, so that only the colors tell.
    await userEvent.paste('#1f4d3a');
    await waitFor(() => expect(names()).toEqual(['Roastery Green']));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Color' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' }, patience);
    await userEvent.type(name, 'Ember{Enter}');
    await shown(canvas, '15 colors');
    const added = await canvas.findByRole('button', { name: 'Actions for Ember' });
    await waitFor(() => expect(added).toHaveFocus());
  },
});

export const SeenWithAColorVision = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '14 colors');
    await userEvent.click(canvas.getByRole('radio', { name: 'Contrast' }));
    const vision = await canvas.findByRole('button', { name: 'Color vision' }, patience);
    await shown(canvas, '91 pairs');
    vision.focus();
    await userEvent.keyboard('deu');
    const spoken = { selector: '[aria-live] *' };
    await screen.findByText('91 pairs as seen with deuteranopia', spoken, patience);
    const firstRow = () => canvas.getAllByRole('row')[1];
    await expect(firstRow()).toHaveTextContent(/Contrast [\d.]+:1.*Difference \d+/);
    // The figures of all rows end at the same place.
    for (const figure of [/^Contrast [\d.]+:1$/, /^Difference \d+$/]) {
      const ends = canvas.getAllByText(figure).map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return Math.round(text.getBoundingClientRect().right);
      });
      await expect(new Set(ends).size).toBe(1);
    }

    // The address keeps the order, which another filter leaves as it is.
    const header = () => canvas.getByRole('columnheader', { name: 'Contrast' });
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(header()).getByRole('button'));
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
    await expect(firstRow()).toHaveTextContent('Nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(canvas.queryByText(/^Difference \d/)).toBeNull());
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
  },
});
