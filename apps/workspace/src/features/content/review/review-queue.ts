import type { ContentItem } from '@brandroom/domain/content/content.schema';

/** A decision that was made here, while the list that it came from may still hold the item. */
export interface Decided {
  /** The version that was decided about: a later one waits anew. */
  readonly version: number;
  /** Which item took its place; null when it was the last. */
  readonly next: string | null;
}
export type DecidedItems = ReadonlyMap<string, Decided>;

/** The still pending items of a list that may be older than the decisions. */
export function stillWaiting(
  items: readonly ContentItem[],
  decided: DecidedItems,
): readonly ContentItem[] {
  return items.filter(({ id, version }) => (decided.get(id)?.version ?? 0) < version);
}

/** The open item: the requested one, else the one that followed it when it was decided. */
export function placeAfter(
  id: string | undefined,
  waiting: readonly ContentItem[],
  decided: DecidedItems,
): string | undefined {
  let place = id;
  // At most once through all decisions: an item that came back can lead round.
  for (const _ of decided) {
    if (place === undefined || waiting.some((item) => item.id === place)) break;
    const next = decided.get(place)?.next;
    if (next === undefined) break;
    place = next ?? undefined;
  }
  return place;
}

/** The item some steps further, wrapping at the end; the first one for an item that is not in the list. */
export function stepFrom(
  items: readonly ContentItem[],
  id: string | undefined,
  step: 1 | -1,
): ContentItem | undefined {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) return items[0];
  return items[(at + step + items.length) % items.length];
}

/** The item after some are decided: the next remaining one, else the previous. */
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
