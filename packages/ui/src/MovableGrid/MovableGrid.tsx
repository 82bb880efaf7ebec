import { GripVertical } from 'lucide';
import { useState } from 'react';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './MovableGrid.css';

export const movableLayouts = ['grid', 'list'] as const;

export interface MovableGridProps<
  Item extends { readonly id: string },
> extends ElementProps<HTMLDivElement> {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** Grids of one kind exchange their tiles: «color». */
  kind: string;
  /** Tiles in rows (default), or wide cards one under the other, dragged by a handle so that their text can be selected. */
  layout?: (typeof movableLayouts)[number];
  /**
   * Takes a tile of this or another grid of the kind, before one of the items or at the end (null). Without it nothing
   * can be moved.
   */
  onMove?: ((id: string, before: string | null) => void) | undefined;
  /** Takes a tile past an end of the grid, as Alt with an arrow key asks for. */
  onMoveOut?: ((id: string, to: 'previous' | 'next') => void) | undefined;
  /** The item that stays where it is: one that is being edited, so that nothing typed is lost. */
  heldId?: string | null;
  /** Shown where there is no item. */
  emptyText: string;
  /** Names the list. */
  'aria-label'?: string;
}

type Layout = (typeof movableLayouts)[number];

/** The tile that something in it belongs to. */
function tileOf(target: EventTarget): { tile: Element; id: string } | null {
  const tile = target instanceof Element ? target.closest('[data-tile]') : null;
  const id = tile?.getAttribute('data-tile') ?? null;
  return tile && id !== null ? { tile, id } : null;
}

/** The item that a pointer is before: null at the end. */
function placeAt(event: DragEvent, ids: readonly string[], layout: Layout): string | null {
  const over = tileOf(event.target);
  if (!over) return null;
  const { left, width, top, height } = over.tile.getBoundingClientRect();
  const isRight = event.clientX > left + width / 2;
  const isAfter =
    layout === 'list'
      ? event.clientY > top + height / 2
      : isRight !== (getComputedStyle(over.tile).direction === 'rtl');
  return isAfter ? (ids[ids.indexOf(over.id) + 1] ?? null) : over.id;
}

/** Tiles that a person moves to another place, in this grid or another of its kind: by dragging, or with Alt and an arrow key. */
export function MovableGrid<Item extends { readonly id: string }>({
  items,
  renderItem,
  kind,
  layout = 'grid',
  onMove,
  onMoveOut,
  heldId = null,
  emptyText,
  className,
  'aria-label': label,
  ...rest
}: MovableGridProps<Item>) {
  /** Where a dragged tile would go; undefined while none is over the grid. */
  const [over, setOver] = useState<string | null>();
  const ids = items.map(({ id }) => id);
  const type = `application/x-brandroom-${kind}`;
  const move = onMove && {
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const dragged = tileOf(target);
      if (!dragged || dragged.id === heldId) return;
      dataTransfer.setData(type, dragged.id);
      dataTransfer.effectAllowed = 'move';
      if (target !== dragged.tile) dataTransfer.setDragImage(dragged.tile, 0, 0);
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      setOver(placeAt(event, ids, layout));
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(undefined);
    },
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(type);
      if (id === '') return;
      event.preventDefault();
      setOver(undefined);
      const before = placeAt(event, ids, layout);
      const at = ids.indexOf(id);
      const isInPlace = id === before || (at !== -1 && before === (ids[at + 1] ?? null));
      if (!isInPlace) onMove(id, before);
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const moved = tileOf(target);
      if (!step || !moved || !altKey || ctrlKey || metaKey || shiftKey) return;
      if (moved.id === heldId) return;
      if (target instanceof Element && target.matches('input, textarea, select')) return;
      event.preventDefault();
      event.stopPropagation();
      const at = ids.indexOf(moved.id);
      const passed = ids[at + step];
      if (passed === undefined) onMoveOut?.(moved.id, step === -1 ? 'previous' : 'next');
      else onMove(moved.id, step === -1 ? passed : (ids[at + 2] ?? null));
    },
  };
  const tiles = items.map((item) => (
    <li
      key={item.id}
      data-tile={item.id}
      data-drop={over === item.id || undefined}
      draggable={onMove !== undefined && layout === 'grid' && item.id !== heldId}
      className={styles.tiles[layout]}
    >
      {onMove && layout === 'list' && (
        <span aria-hidden draggable className={styles.handle}>
          <Icon of={GripVertical} size="small" />
        </span>
      )}
      {renderItem(item)}
    </li>
  ));
  const named = label === undefined ? {} : { 'aria-label': label };
  return (
    <div
      {...rest}
      {...move}
      className={classNames(
        styles.movable,
        over === undefined ? undefined : styles.over,
        className,
      )}
    >
      {items.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : layout === 'list' ? (
        <Stack as="ul" gap={16} {...named}>
          {tiles}
        </Stack>
      ) : (
        <Grid as="ul" min="small" {...named}>
          {tiles}
        </Grid>
      )}
    </div>
  );
}
