import { useDeferredValue, useState } from 'react';

import { useIsReturn } from '../navigation/use-is-return';

/**
 * Returns as many items as the first screen shows, and all of them in a second render, which React
 * interrupts for input. Going back renders all at once, because the browser restores the scroll
 * position.
 */
export function useFirstItems<Item>(items: readonly Item[], count: number): readonly Item[] {
  const [isReturn] = useState(useIsReturn());
  return useDeferredValue(true, isReturn) ? items : items.slice(0, count);
}

/** Sizes of a comfortable layout, in pixels (docs/product/design.md). */
const nav = 232;
const bars = 112;
const tile = { width: 192, height: 200 };
const row = 44;

/** Returns the number of whole tiles that a window of this size shows. */
export function tilesInView(): number {
  const columns = Math.max(2, Math.floor((innerWidth - nav) / tile.width));
  return columns * Math.max(1, Math.floor((innerHeight - bars) / tile.height));
}

/** Returns the number of table rows that a window of this size shows, the last one in part. */
export function rowsInView(): number {
  return Math.ceil((innerHeight - bars) / row);
}
