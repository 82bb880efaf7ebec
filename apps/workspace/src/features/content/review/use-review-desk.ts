import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { ContentSearch } from '../item/content-search';
import { focusQueue, focusReview, openHeading } from './focus-review';
import { nextLeft, stepFrom } from './review-queue';
import { reviewMessages as messages } from './review.messages';
import { useDecisions } from './use-decisions';
import { useReviewQueue } from './use-review-queue';

/** The queue of a brand with its decisions and the next item after each. */
export function useReviewDesk(brandId: BrandId, { item: asked }: ContentSearch) {
  const update = useSearchUpdate<ContentSearch>();
  const queue = useReviewQueue(brandId, asked);
  const latest = useRef(queue);
  useEffect(() => {
    latest.current = queue;
  });
  // The versions at the time of selection, so that no later change is approved unread.
  const [chosen, setChosen] = useState<ReadonlyMap<string, ContentItem>>(new Map());
  const selected = queue.items.flatMap(({ id }) => chosen.get(id) ?? []);
  const unselect = (gone: readonly ContentItem[]) =>
    setChosen((before) => {
      const left = new Map(before);
      for (const { id } of gone) left.delete(id);
      return left;
    });

  function open(id: string, { replace = true } = {}) {
    flushSync(() => {
      forgetProblem();
      queue.goTo(id);
    });
    update({ item: id }, { replace });
  }
  function takeOut(decided: readonly ContentItem[], text: string): number {
    const { items, total, item: current, goTo, takeOut: leave } = latest.current;
    const next = nextLeft(items, current?.id, new Set(decided.map(({ id }) => id)));
    const left = total - decided.length;
    leave(decided, next?.id ?? null);
    unselect(decided);
    const hasMoved = next?.id !== current?.id;
    if (hasMoved) {
      if (next) goTo(next.id);
      update({ item: next?.id }, { replace: true });
    }
    announce(messages.done.sentence(text, left, hasMoved ? (next?.title ?? null) : null));
    focusReview();
    return left;
  }
  const { forgetProblem, ...decisions } = useDecisions({ takeOut, unselect, reopen: open });

  return {
    ...decisions,
    queue,
    selected,
    /** Sets the selection from the list's ids; `read` is the version that the person is reading. */
    select: (ids: readonly string[], read?: ContentItem) =>
      setChosen((before) => {
        const known = new Map<string, ContentItem>(queue.items.map((each) => [each.id, each]));
        if (read) known.set(read.id, read);
        return new Map(
          ids.flatMap((id) => {
            const each = before.get(id) ?? known.get(id);
            return each ? [[id, each] as const] : [];
          }),
        );
      }),
    readAgain: () => {
      forgetProblem();
      focusReview();
    },
    /** With `replace: false` the browser's Back leads to the queue. */
    open: (id: string, options: { replace?: boolean } = {}) => {
      open(id, options);
      focusReview();
    },
    /** Returns from the item to the queue, where only one of them fits. */
    close: () => {
      update({ item: undefined });
      focusQueue();
    },
    /** Opens the next or previous item; `keepsFocus` is for a button that is pressed repeatedly. */
    step: (by: 1 | -1, { keepsFocus = false } = {}) => {
      const { items, total, item, goneId } = queue;
      const next = stepFrom(items, item?.id ?? goneId, by);
      if (!next) return;
      if (next.id === item?.id) return announce(messages.onlyOne);
      open(next.id);
      const place = items.indexOf(next) + 1;
      if (keepsFocus) return announce(messages.goneTo(place, total, next.title));
      announce(messages.position(place, total));
      // At once: a key that follows before the next paint belongs to this item.
      openHeading()?.focus();
      return focusReview();
    },
  };
}

export type ReviewDeskModel = ReturnType<typeof useReviewDesk>;
