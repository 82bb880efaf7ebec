import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { waitingInput } from '../item/list-input';
import type { DecidedItems } from './review-queue';
import { placeAfter, stillWaiting } from './review-queue';

export interface Submission {
  readonly at: Instant;
  /** Empty where it is not known. */
  readonly byName: string;
}

export interface ReviewQueue {
  /** The listed pending items. */
  items: readonly ContentItem[];
  /** Who submitted each of them, and when. */
  submissions: ReadonlyMap<string, Submission>;
  /** The number of all pending items. */
  total: number;
  /** The one that is open. */
  item: ContentItem | undefined;
  /** The one that was asked for and does not wait. */
  goneId: string | undefined;
  /** Opens one at once: the next key is about it, however long the address takes. */
  goTo: (id: string) => void;
  /** Takes items out at once: the list itself comes again a moment later. */
  takeOut: (items: readonly ContentItem[], next: string | null) => void;
}

interface Place {
  /** The item in the URL. */
  asked: string | undefined;
  /** The open item. */
  id: string | undefined;
  /** The next item, until the URL follows. */
  went: ReadonlySet<string>;
}

/** The pending items, and the position of the open one. */
export function useReviewQueue(brandId: BrandId, asked: string | undefined): ReviewQueue {
  const api = useApi();
  const { data } = useSuspenseQuery(
    api.content.waiting.queryOptions({ input: waitingInput(brandId) }),
  );
  const [decided, setDecided] = useState<DecidedItems>(new Map());
  const items = stillWaiting(data.items, decided);
  const [place, setPlace] = useState<Place>(() => ({
    asked,
    // A new item before it must not replace the open one.
    id: asked ?? items[0]?.id,
    went: new Set(),
  }));
  // The address follows the steps that were taken here; others it leads.
  if (asked !== place.asked) {
    const isFollowing = asked === undefined || place.went.has(asked);
    setPlace({ ...place, asked, id: isFollowing ? place.id : asked });
  }
  const id = placeAfter(place.id, items, decided) ?? items[0]?.id;
  const item = items.find((each) => each.id === id);
  return {
    items,
    submissions: new Map(data.submissions.map((each) => [each.id, each])),
    total: data.total - (data.items.length - items.length),
    item,
    goneId: item ? undefined : id,
    goTo: (next) =>
      setPlace((before) => ({ ...before, id: next, went: new Set([...before.went, next]) })),
    takeOut: (gone, next) =>
      setDecided(
        (before) =>
          new Map([
            ...before,
            ...gone.map((each) => [each.id, { version: each.version, next }] as const),
          ]),
      ),
  };
}
