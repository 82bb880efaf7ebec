import type { ContentItem } from '@brandroom/domain/content/content.schema';

/** A decision made in this tab, while the loaded list may still contain the item. */
export interface Decided {
  /** The decided version: a later one is pending again. */
  readonly version: number;
  /** The id of the item that followed it; null if it was the last. */
  readonly next: string | null;
}
export type DecidedItems = ReadonlyMap<string, Decided>;

/** Returns the pending items of a list that may be older than the decisions. */
export function stillWaiting(
  items: readonly ContentItem[],
  decided: DecidedItems,
): readonly ContentItem[] {
  return items.filter(({ id, version }) => (decided.get(id)?.version ?? 0) < version);
}

/**
 * Returns the id of the open item: the requested one, else the one that followed it when it was
 * decided.
 */
export function placeAfter(
  id: string | undefined,
  waiting: readonly ContentItem[],
  decided: DecidedItems,
): string | undefined {
  let place = id;
  // At most one step for each decision, because an item that is pending again can cause a cycle.
  for (const _ of decided) {
    if (place === undefined || waiting.some((item) => item.id === place)) break;
    const next = decided.get(place)?.next;
    if (next === undefined) break;
    place = next ?? undefined;
  }
  return place;
}

/**
 * Returns the item some steps further, wrapping at the end; the first one for an item outside the
 * list.
 */
export function stepFrom(
  items: readonly ContentItem[],
  id: string | undefined,
  step: 1 | -1,
): ContentItem | undefined {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) return items[0];
  return items[(at + step + items.length) % items.length];
}

/** Returns the item to open after some are decided: the next remaining one, else the previous. */
export function nextLeft(
  items: readonly ContentItem[],
  id: string | undefined,
  gone: ReadonlySet<string>,
): ContentItem | undefined {
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === id),
  );
  const isLeft = (item: ContentItem) => !gone.has(item.id);
  return items.slice(at).find(isLeft) ?? items.slice(0, at).findLast(isLeft);
}
