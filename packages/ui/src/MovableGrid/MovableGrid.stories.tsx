import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { choices } from '@brandroom/stories/arg-types';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Card } from '../Card/Card';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Swatch } from '../Swatch/Swatch';
import { MovableGrid, movableLayouts } from './MovableGrid';
import type { MovableGridProps } from './MovableGrid';

interface Ink {
  readonly id: string;
  readonly hex: string;
}

const inks: readonly Ink[] = [
  { id: 'Ocean', hex: '#205375' },
  { id: 'Ink', hex: '#112B3C' },
  { id: 'Plum', hex: '#6D42A0' },
];
const onMove = fn();
const args = {
  items: inks,
  renderItem: ({ id, hex }) => <Swatch name={id} hex={hex} textColor="white" />,
  kind: 'ink',
  emptyText: 'No colors in this group.',
} satisfies MovableGridProps<Ink>;

const meta = preview.meta({
  title: 'Layout/MovableGrid',
  component: MovableGrid<Ink>,
  args,
  argTypes: {
    items: { control: false },
    renderItem: { control: false },
    onMove: { control: false },
    onMoveOut: { control: false },
    ...choices({ layout: movableLayouts }),
  },
  parameters: guide({
    purpose: 'Tiles whose order, or whose group, a person chooses by dragging or with keys.',
    avoid: 'For an order that follows from the data, Grid.',
    keys: [
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        does: 'Moves the tile with the focus one place earlier or later.',
        story: 'MovedByKeys',
      },
    ],
    dos: [
      'Offer the same moves in the menu of each tile, with their keys.',
      'Give focus back to the tile after a move.',
    ],
    donts: ['Say nothing after a move: announce where the tile is now.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Empty = meta.story({ args: { items: [], onMove } });

/** Drags as a pointer does, from an element to a point of another. */
function drag(from: Element, to: Element, at: { clientX?: number; clientY?: number } = {}): void {
  const dataTransfer = new DataTransfer();
  const send = (on: Element, type: string) =>
    on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }));
  send(from, 'dragstart');
  send(to, 'dragover');
  send(to, 'drop');
}

function TwoGroups() {
  const [moved, setMoved] = useState(false);
  const first = moved ? inks.slice(1) : inks;
  return (
    <Stack gap={24}>
      <MovableGrid {...args} id="from" items={first} onMove={onMove} />
      <MovableGrid
        {...args}
        id="to"
        items={moved ? inks.slice(0, 1) : []}
        onMove={() => setMoved(true)}
      />
    </Stack>
  );
}

export const DraggedToAnotherGroup = meta.story({
  render: () => <TwoGroups />,
  play: async ({ canvas, canvasElement }) => {
    const to = canvasElement.querySelector<HTMLElement>('#to');
    const [tile] = canvas.getAllByRole('listitem');
    if (!to || !tile) throw new Error('There is nothing to drag.');
    drag(tile, to);
    await expect(await within(to).findByText('Ocean')).toBeVisible();
  },
});

export const DraggedWithinTheGroup = meta.story({
  args: { onMove },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    if (!first || !last) throw new Error('There is nothing to drag.');
    const { left, top } = first.getBoundingClientRect();
    drag(last, first, { clientX: left + 1, clientY: top + 1 });
    await expect(onMove).toHaveBeenCalledWith('Plum', 'Ocean');
  },
});

const onMoveOut = fn();
const cards = {
  layout: 'list',
  'aria-label': 'Inks',
  onMove,
  onMoveOut,
  renderItem: ({ id, hex }: Ink) => (
    <Card>
      {id} {hex} <Button>{`Copy ${id}`}</Button>
    </Card>
  ),
} as const;

export const CardsInAList = meta.story({
  args: cards,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Inks' })).toBeVisible();
    const [, , last] = canvas.getAllByRole('listitem');
    const handle = canvasElement.querySelector('[draggable="true"]');
    if (!handle || !last) throw new Error('There is nothing to drag.');
    onMove.mockClear();
    const { left, top, bottom } = last.getBoundingClientRect();
    drag(handle, last, { clientX: left + 1, clientY: bottom - 1 });
    await expect(onMove).toHaveBeenLastCalledWith('Ocean', null);
    drag(handle, last, { clientX: left + 1, clientY: top + 1 });
    await expect(onMove).toHaveBeenLastCalledWith('Ocean', 'Plum');
  },
});

export const DroppedInItsPlace = meta.story({
  args: { onMove },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('There is nothing to drag.');
    onMove.mockClear();
    const { left, top } = second.getBoundingClientRect();
    drag(first, second, { clientX: left + 1, clientY: top + 1 });
    await expect(onMove).not.toHaveBeenCalled();
  },
});

export const MovedByKeys = meta.story({
  args: cards,
  play: async ({ canvas, userEvent }) => {
    onMove.mockClear();
    canvas.getByRole('button', { name: 'Copy Ocean' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(onMove).toHaveBeenLastCalledWith('Ocean', 'Plum');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(onMoveOut).toHaveBeenLastCalledWith('Ocean', 'previous');
    canvas.getByRole('button', { name: 'Copy Ink' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(onMove).toHaveBeenLastCalledWith('Ink', null);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{ArrowUp}');
    await expect(onMove).toHaveBeenLastCalledWith('Ink', 'Ocean');
    await expect(onMove).toHaveBeenCalledTimes(3);
  },
});
