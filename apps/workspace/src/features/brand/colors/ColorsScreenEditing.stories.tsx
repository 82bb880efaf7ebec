import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEventType } from 'storybook/test';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { ColorsScreen } from './ColorsScreen';
import { colors, shown, question } from './colors-in-stories';

/** A color is added or changed in its form. */
const meta = preview.meta({
  title: 'Screens/ColorsScreen',
  component: ColorsScreen,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Adding = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Color' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
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
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
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
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = await canvas.findByRole('form', { name: `Edit ${name}` });
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

export const EditingAnother = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const first = await openEditor(canvas, userEvent, 'Terracotta');
    await userEvent.type(first, ' Red');
    const other = canvas.getByRole('button', { name: 'Actions for Milk Foam' });
    const editOther = async () => {
      await userEvent.click(other);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
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
    const form = await canvas.findByRole('form', { name: 'Edit Milk Foam' });
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

export const MovedWhileEdited = meta.story({
  render: () => <StoryFrame as="editor">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const actions = await canvas.findByRole('button', { name: 'Actions for Milk Foam' });
    actions.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const undo = await canvas.findByRole('button', { name: /^Undo: Milk Foam moved/ });

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
