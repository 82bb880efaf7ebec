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
  /** Empty if unknown. */
  readonly byName: string;
}

export interface ReviewQueue {
  /** The listed pending items. */
  items: readonly ContentItem[];
  /** The submitter and time of submission of each item. */
  submissions: ReadonlyMap<string, Submission>;
  /** The number of all pending items. */
  total: number;
  /** The open item. */
  item: ContentItem | undefined;
  /** The id of a requested item that is not pending. */
  goneId: string | undefined;
  /** Opens an item at once, so that the next shortcut applies to it before the address changes. */
  goTo: (id: string) => void;
  /** Removes items at once; the refetched list follows. */
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
  // The address follows steps taken here; any other change of the address decides the open item.
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
