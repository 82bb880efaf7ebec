import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Ellipsis, FileText } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AssetTile } from '../AssetTile/AssetTile';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
import { CardList, cardListArrangements, cardListMins } from './CardList';
import type { CardListProps } from './CardList';

interface Asset {
  readonly id: string;
  readonly name: string;
}

const names = [
  'primary-dark.svg',
  'primary-light.svg',
  'guidelines.pdf',
  'pitch.pdf',
  'letterhead.pdf',
  'summer-poster.pdf',
  'zine.pdf',
];
const assets: readonly Asset[] = names.map((name, index) => ({ id: String(index), name }));
const many = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `file-${index + 1}.pdf`,
}));

function tile({ name }: Asset) {
  return (
    <AssetTile
      title={
        <Heading level={2} size="body">
          {name}
        </Heading>
      }
      facts="PDF, 1.44 MB, Jun 1, 2025"
      icon={FileText}
      menu={<IconButton icon={Ellipsis} size="small" label={`Actions for ${name}`} />}
    />
  );
}

function Selectable(props: CardListProps<Asset>) {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <CardList
      {...props}
      selectedIds={ids}
      onSelectionChange={setIds}
      onClearSelection={() => setIds([])}
    />
  );
}

function Shrinking(props: CardListProps<Asset>) {
  const [items, setItems] = useState(props.items);
  return (
    <CardList
      {...props}
      items={items}
      renderCard={({ id, name }) => (
        <AssetTile
          title={name}
          icon={FileText}
          menu={
            <Button size="small" onPress={() => setItems(items.filter((each) => each.id !== id))}>
              Delete {name}
            </Button>
          }
        />
      )}
    />
  );
}

const meta = preview.meta({
  title: 'Data/CardList',
  component: CardList<Asset>,
  args: {
    label: 'Files',
    items: assets,
    getItemId: ({ id }: Asset) => id,
    getItemName: ({ name }: Asset) => name,
    renderCard: tile,
    onOpen: fn<(item: Asset) => void>(),
  },
  argTypes: {
    min: { control: 'inline-radio', options: cardListMins },
    arrangement: { control: 'inline-radio', options: cardListArrangements },
    items: { control: false },
    renderCard: { control: false },
    getItemId: { control: false },
    getItemName: { control: false },
    selectedIds: { control: false },
  },
  parameters: guide({
    purpose:
      'The GridList: many things that are known by their picture: logos, files, images, colors.',
    avoid: 'Where facts are compared, DataTable; for a few cards without actions, Grid.',
    keys: [
      {
        keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
        does: 'Goes to the card beside, below or above',
        story: 'WalkedByKeyboard',
      },
      {
        keys: ['Home', 'End'],
        does: 'Goes to the first or the last card',
        story: 'WalkedByKeyboard',
      },
      {
        keys: ['Letters'],
        does: 'Goes to the next card whose name begins so',
        story: 'WalkedByKeyboard',
      },
      { keys: ['Enter'], does: 'Opens the card', story: 'WalkedByKeyboard' },
      {
        keys: ['Tab'],
        does: 'Moves to the links and buttons of the card, then out of the list',
        story: 'OneTabStop',
      },
      {
        keys: ['Escape'],
        does: 'Goes back from a button of the card to the card',
        story: 'OneTabStop',
      },
      { keys: ['Escape'], does: 'Clears the selection', story: 'SelectedByKeyboard' },
      { keys: ['Space', 'Ctrl+A'], does: 'Selects the card, or all', story: 'SelectedByKeyboard' },
    ],
    dos: [
      'Name a card by its visible title: people hear it and find it by its first letters.',
      'Keep the actions of a card in one menu, and the main one visible.',
    ],
    donts: ['Put text fields into a card: the arrow keys are the list’s.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({ args: { items: assets.slice(0, 3) } });

export const WalkedByKeyboard = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 780, maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const card = (name: string) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(card('primary-dark.svg')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(card('primary-light.svg')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(card('letterhead.pdf')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(card('primary-dark.svg')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(card('zine.pdf')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(card('primary-dark.svg')).toHaveFocus();
    await userEvent.keyboard('pi');
    await expect(card('pitch.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(assets[3]);
  },
});

export const OneTabStop = meta.story({
  render: (args) => (
    <Stack gap={16}>
      <Button>Before</Button>
      <CardList {...args} />
      <Button>After</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    const menu = canvas.getByRole('button', { name: 'Actions for primary-light.svg' });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('row', { name: 'primary-light.svg' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(menu).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
});

export const SelectedByKeyboard = meta.story({
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const first = canvas.getByRole('row', { name: 'primary-dark.svg' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('checkbox', { name: 'Select primary-dark.svg' })).toBeChecked();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(7);
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select zine.pdf' }));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await expect(canvas.getByRole('row', { name: 'zine.pdf' })).toHaveFocus();
  },
});

/** The first cards of a long list: Ctrl+A also selects those that are not drawn yet. */
export const TheStartOfALongList = meta.story({
  args: { items: many.slice(0, 24), total: 60, onSelectAll: fn(), onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '60');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

export const FocusGoesToTheNext = meta.story({
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete guidelines.pdf' }));
    await expect(canvas.getByRole('row', { name: 'pitch.pdf' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete zine.pdf' }));
    await expect(canvas.getByRole('row', { name: 'summer-poster.pdf' })).toHaveFocus();
  },
});

export const FiveHundredCards = meta.story({
  args: { items: many, coming: <div aria-hidden data-testid="coming" /> },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('grid', { name: 'Files' });
    await waitFor(() => expect(list.querySelector('[data-index]')).toBeInTheDocument());
    const coming = canvas.getByTestId('coming');
    await expect(coming.nextElementSibling).toBe(canvas.getByRole('row', { name: 'file-1.pdf' }));
    await expect(list).toHaveAttribute('aria-rowcount', '500');
    await expect(list.querySelectorAll('*').length).toBeLessThan(900);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'file-500.pdf' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'file-1.pdf' })).toHaveFocus());
  },
});

export const RowsWithOneOpen = meta.story({
  args: { arrangement: 'rows', openId: '1', renderCard: ({ name }: Asset) => <div>{name}</div> },
  render: (args) => <Selectable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('row', { name: 'primary-light.svg', current: true });
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} {Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Select guidelines.pdf' })).toBeChecked();
    await expect(args.onOpen).toHaveBeenCalledWith(assets[2]);
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Selectable {...args} />,
  play: async () => {
    await expectNoSidewaysScroll();
  },
});
