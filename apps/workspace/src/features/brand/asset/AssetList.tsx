import { MovableGrid } from '@brandroom/ui/MovableGrid';
import type { ReactNode } from 'react';
import { useId } from 'react';

import type { Asset } from './asset-area';
import { stepBefore } from './use-asset-changes';
import type { Assets } from './use-assets';

interface AssetListProps<Item extends Asset, Draft> {
  label: string;
  items: readonly Item[];
  assets: Assets<Item, Draft>;
  /** Shown for an empty list. */
  emptyText?: string;
  /** Returns the card of an item. */
  children: (item: Item) => ReactNode;
}

/** A list of cards; people who may edit reorder it by dragging, by keyboard or in the menu. */
export function AssetList<Item extends Asset, Draft>({
  label,
  items,
  assets: { may, move },
  emptyText = '',
  children,
}: AssetListProps<Item, Draft>) {
  // Limits dragging to the card's own list.
  const kind = useId().replaceAll(/\W/gu, '');
  function place(id: string, before: string | null): void {
    const item = items.find((each) => each.id === id);
    const to = item && stepBefore(items, item, before);
    if (to) move({ item, to, shown: items });
  }
  return (
    <MovableGrid
      layout="list"
      aria-label={label}
      kind={kind}
      items={items}
      renderItem={children}
      onMove={may.edit ? place : undefined}
      emptyText={emptyText}
    />
  );
}
