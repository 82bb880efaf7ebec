import { newColor } from '@brandroom/domain/brand/color.schema';
import preview from '@brandroom/stories/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { ColorsScreen } from './ColorsScreen';
import { colors, shown, AtAddress } from './colors-in-stories';

const meta = preview.meta({
  title: 'Screens/ColorsScreen',
  tags: ['!autodocs'],
  component: ColorsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas }) => {
    await shown(canvas, '14 colors');
    const groups = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(groups).toEqual(['Primary', 'Secondary', 'Accent', 'Other']);
    await expect(canvas.getByText('9.63:1 AAA, white text')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy PMS 3435 C' })).toBeVisible();
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
    const toasts = await screen.findByRole('region', { name: /notification/ });
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
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitemradio', { name: 'Primary' })).toBeChecked();
    await expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Move earlier' }));
    await waitFor(async () => {
      const [first] = canvas.getAllByRole('heading', { level: 3 });
      await expect(first).toHaveTextContent('Terracotta');
    });
    const undo = { name: 'Undo: Terracotta moved to Primary, 1 of 3' };
    await userEvent.click(await canvas.findByRole('button', undo));
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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Last one{Enter}');
    const last = await canvas.findByRole('button', { name: 'Actions for Last one' });
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
    const copy = canvas.getByRole('button', { name: 'Copy HEX #1F4D3A' });
    await expect(copy).toBeVisible();
    const why = canvas.getByText('Viewers can’t add colors to this brand.');
    await expect(why.getBoundingClientRect().bottom).toBeLessThan(copy.getBoundingClientRect().top);
    const [tile] = canvas.getAllByRole('listitem');
    await expect(tile).toHaveAttribute('draggable', 'false');
  },
});

export const Deleting = meta.story({
  render: () => <StoryFrame as="admin">{colors}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Terracotta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await shown(canvas, '13 colors');
    const neighbour = canvas.getByRole('button', { name: 'Actions for Milk Foam' });
    await waitFor(() => expect(neighbour).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo: Terracotta deleted' }));
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
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Accent' }));
    const said = await canvas.findByText('Terracotta was not moved');
    await expect(said).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await expect(names.indexOf('Terracotta')).toBe(1);
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
      await expect(await canvas.findByRole('button', undo)).toBeVisible();
      await waitFor(() => expect(actions()).toHaveFocus());
    };
    await canvas.findByRole('button', { name: 'Actions for Terracotta' });
    await moved('{ArrowDown}', 'Primary, 3 of 3');
    await moved('{ArrowDown}', 'Secondary, 1 of 5');
    await moved('{ArrowUp}', 'Primary, 3 of 3');
    // Each move replaces the toast of the one before.
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  },
});

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
    await expect(await canvas.findByRole('button', undo)).toBeVisible();

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
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ember{Enter}');
    await shown(canvas, '15 colors');
    const added = await canvas.findByRole('button', { name: 'Actions for Ember' });
    await waitFor(() => expect(added).toHaveFocus());
  },
});
