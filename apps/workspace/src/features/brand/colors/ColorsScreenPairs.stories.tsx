import { newColor } from '@brandroom/domain/brand/color.schema';
import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import type { ColorsSearch } from './colors-search';
import { ColorsScreen } from './ColorsScreen';
import { shown, AtAddress } from './colors-in-stories';

/** The contrast of each two colors. */
const meta = preview.meta({
  title: 'Screens/ColorsScreen',
  component: ColorsScreen,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
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
    const checked = () => waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toBeChecked());
    await checked();
    const toast = (name: string) => screen.findByRole('alertdialog', { name });
    const allowed = await toast('1 pair allowed');
    await expect(
      screen.getAllByText(/^1 pair allowed\b/, { selector: '[aria-live] *' }),
    ).toHaveLength(1);
    await userEvent.click(within(allowed).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).not.toBeChecked());
    await toast('1 pair no longer allowed');

    // The newest change replaces the toast of the one before.
    if (box) await userEvent.click(box);
    await checked();
    await toast('1 pair allowed');
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
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
    const title = await canvas.findByText('Too many pairs to list at once');
    await expect(title).toBeVisible();
    await expect(canvas.getByText('Choose a color in the filter to see its pairs.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();

    // Undo also works once the filter is gone.
    canvas.getByRole('button', { name: 'Color' }).focus();
    await userEvent.keyboard('Milk');
    await shown(canvas, '100 pairs');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem', { name: /^Allow \d+ / });
    if (items[0]) await userEvent.click(items[0]);
    const undo = { name: /^Undo: \d+ pairs allowed/ };
    await canvas.findByRole('button', undo);
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
    const header = await canvas.findByRole('columnheader', { name: 'With deuteranopia' });
    await expect(header).toBeVisible();
    // Each name is in one line with its sample, and whole.
    const names = canvas.getAllByRole('rowheader');
    await expect(new Set(names.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    await expect(names.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]);
    const [open] = canvas.getAllByRole('button', { name: /^Colors that pass for/ });
    if (open) await userEvent.click(open);
    const menu = await screen.findByRole('menu');
    const [add] = within(menu).getAllByRole('menuitem', { name: 'Add as a color' });
    if (add) await userEvent.click(add);
    await expect(await canvas.findByText(/(?:dark|light) added$/)).toBeVisible();
  },
});

export const PairsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <StoryFrame as="admin">{() => contrast()}</StoryFrame>,
  play: async ({ canvas }) => {
    await shown(canvas, '91 pairs');
    const [nearest] = canvas.getAllByText(/^AA: .+ #[\dA-F]{6}$/);
    await expect(nearest).toBeVisible();
    await expect(canvas.queryByText('Passes every level')).toBeNull();
  },
});

export const PairAllowedThatPassesNothing = meta.story({
  render: () => <StoryFrame as="admin">{() => contrast({ level: 'fail' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Allow / });
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
    await expect((await canvas.findAllByText('Not allowed'))[0]).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const [open] = canvas.getAllByRole('button', { name: /^Colors that pass for/ });
    if (open) await userEvent.click(open);
    const menu = await screen.findByRole('menu');
    await expect(within(menu).queryByRole('menuitem', { name: 'Add as a color' })).toBeNull();
  },
});

export const NoPairAllowed = meta.story({
  render: () => (
    <StoryFrame as="editor">{() => contrast({ pairs: 'allowed', level: 'fail' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('No pairs match these filters');
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
    const said = await canvas.findByText('The pair was not saved');
    await expect(said).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')[0]).not.toBeChecked();
  },
});

export const SeenWithAColorVision = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '14 colors');
    await userEvent.click(canvas.getByRole('radio', { name: 'Contrast' }));
    const vision = await canvas.findByRole('button', { name: 'Color vision' });
    await shown(canvas, '91 pairs');
    vision.focus();
    await userEvent.keyboard('deu');
    const spoken = { selector: '[aria-live] *' };
    await screen.findByText('91 pairs as seen with deuteranopia', spoken);
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
