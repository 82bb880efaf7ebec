import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Grid } from '../Grid/Grid';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './MovableGrid.css';

export interface MovableGridProps<
  Item extends { readonly id: string },
> extends ElementProps<HTMLDivElement> {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** Grids of one kind exchange their tiles: «color». */
  kind: string;
  /**
   * Takes a tile of this or another grid of the kind, before one of the items or at the end (null). Without it nothing
   * can be dragged.
   */
  onMove?: ((id: string, before: string | null) => void) | undefined;
  /** Shown where there is no item. */
  emptyText: string;
}

/** The item that a pointer is before: null at the end. */
function placeAt(event: DragEvent, ids: readonly string[]): string | null {
  const tile = event.target instanceof Element ? event.target.closest('[data-tile]') : null;
  const id = tile?.getAttribute('data-tile') ?? null;
  if (!tile || id === null) return null;
  const { left, width } = tile.getBoundingClientRect();
  const isRight = event.clientX > left + width / 2;
  const isAfter = isRight !== (getComputedStyle(tile).direction === 'rtl');
  return isAfter ? (ids[ids.indexOf(id) + 1] ?? null) : id;
}

/** Tiles that a pointer can drag to another place, in this grid or another of its kind. */
export function MovableGrid<Item extends { readonly id: string }>({
  items,
  renderItem,
  kind,
  onMove,
  emptyText,
  className,
  ...rest
}: MovableGridProps<Item>) {
  /** Where a dragged tile would go; undefined while none is over the grid. */
  const [over, setOver] = useState<string | null>();
  const ids = items.map(({ id }) => id);
  const type = `application/x-brandroom-${kind}`;
  const drag = onMove && {
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const id = target instanceof Element ? target.getAttribute('data-tile') : null;
      if (id === null) return;
      dataTransfer.setData(type, id);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      setOver(placeAt(event, ids));
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
      const before = placeAt(event, ids);
      if (id !== before) onMove(id, before);
    },
  };
  return (
    <div
      {...rest}
      {...drag}
      className={classNames(over === undefined ? undefined : styles.over, className)}
    >
      {items.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <Grid as="ul" min="small">
          {items.map((item) => (
            <li
              key={item.id}
              data-tile={item.id}
              data-drop={over === item.id || undefined}
              draggable={onMove !== undefined}
              className={styles.tile}
            >
              {renderItem(item)}
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}
