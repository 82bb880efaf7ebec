import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { focusSoon } from '../../../shared/page/focus-soon';
import { shortText } from '../../../shared/page/short-name';
import { undoBar } from '../../../shared/page/undo-bar';
import { useApi, useClient } from '../../../shared/api/api';
import type { Refusal } from '../../../shared/api/run-many';
import { runMany } from '../../../shared/api/run-many';
import { failureMessage } from '../../../shared/api/show-failure';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { ContentSearch } from '../item/content-search';
import type { ItemStep } from '../item/use-content-workflow';
import { undoDecision, useWorkflowStep } from '../item/use-content-workflow';
import { itemMessages } from '../item/item.messages';
import { nextLeft, stepFrom } from './review-queue';
import { reviewMessages as messages } from './review.messages';
import { useReviewQueue } from './use-review-queue';

/**
 * The elements of which one must contain focus for a decision shortcut: the desk, its bar, or the
 * page's heading, where focus is when the desk opens.
 */
export const deciding = '[data-review-desk], [data-page-heading]';

/** The id of the heading of the open item, or of its container. */
export const reviewHeadingId = 'review-heading';

export type DecidingAction = 'APPROVE' | 'REJECT';

interface Decision extends ItemStep {
  action: DecidingAction;
}

/** The last decision, for the undo bar. */
export interface LastDone {
  title: string;
  /** The item of the decision, if it was a single one. */
  item: ContentItem | undefined;
  /** The items as stored by the decision, which an undo reverts. */
  stored: readonly ContentItem[];
}

const openHeading = () =>
  document.querySelector<HTMLElement>(
    `#${reviewHeadingId}[tabindex], #${reviewHeadingId} [tabindex="-1"]`,
  );

/** Moves focus to the open item. */
export function focusReview(): void {
  focusSoon(openHeading);
}

/** Moves focus to the row of the open item. */
function focusQueue(): void {
  focusSoon(() => document.querySelector<HTMLElement>('[data-card][aria-current]'));
}

/** The queue of a brand with its decisions and the next item after each. */
export function useReviewDesk(brandId: BrandId, { item: asked }: ContentSearch) {
  const update = useSearchUpdate<ContentSearch>();
  const client = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const queue = useReviewQueue(brandId, asked);
  const latest = useRef(queue);
  useEffect(() => {
    latest.current = queue;
  });
  // The versions at the time of selection, so that no later change is approved unread.
  const [chosen, setChosen] = useState<ReadonlyMap<string, ContentItem>>(new Map());
  const [done, setDone] = useState<LastDone | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Refusal<ContentItem>[]>([]);
  const selected = queue.items.flatMap(({ id }) => chosen.get(id) ?? []);
  const unselect = (gone: readonly ContentItem[]) =>
    setChosen((before) => {
      const left = new Map(before);
      for (const { id } of gone) left.delete(id);
      return left;
    });

  function open(id: string, { replace = true } = {}) {
    flushSync(() => {
      setProblem(null);
      queue.goTo(id);
    });
    update({ item: id }, { replace });
  }
  function finish(gone: readonly ContentItem[], text: string, stored: readonly ContentItem[]) {
    const item = gone.length === 1 ? gone[0] : undefined;
    const { items, total, item: current, goTo, takeOut } = latest.current;
    const next = nextLeft(items, current?.id, new Set(gone.map(({ id }) => id)));
    const left = total - gone.length;
    takeOut(gone, next?.id ?? null);
    unselect(gone);
    setDone({ title: messages.done.shown(text, left), item, stored });
    const hasMoved = next?.id !== current?.id;
    if (hasMoved) {
      if (next) goTo(next.id);
      update({ item: next?.id }, { replace: true });
    }
    announce(messages.done.sentence(text, left, hasMoved ? (next?.title ?? null) : null));
    focusReview();
  }

  const one = useWorkflowStep({
    onTaken: ({ item, action }, stored) =>
      finish([item], itemMessages.done[action](shortText(item.title)), [stored]),
    onRefused: (error) => setProblem(failureMessage(error)),
  });
  const oneOfMany = useWorkflowStep({ onTaken: () => undefined, onRefused: () => undefined });
  const many = useMutation({
    mutationFn: (wanted: readonly ContentItem[]) =>
      runMany(wanted, (item) => oneOfMany.mutateAsync({ item, action: 'APPROVE' })),
    onSuccess: ({ done: taken, refused: left }, items) => {
      // Selecting an item again selects its current version.
      unselect(left.filter(({ isConflict }) => isConflict).map(({ item }) => item));
      setRefused(left);
      finish(
        taken.map(({ item }) => item),
        left.length === 0
          ? messages.done.many(taken.length)
          : messages.done.someRefused(taken.length, items.length),
        taken.map(({ result }) => result),
      );
    },
  });
  const undo = useMutation({
    mutationKey: api.content.key(),
    mutationFn: (stored: readonly ContentItem[]) =>
      runMany(stored, (item) => undoDecision(client, item)),
    onSuccess: async ({ done: back, refused: kept }) => {
      setDone(null);
      setRefused(kept);
      const [first] = back;
      if (!first) return;
      // The item opens once the queue contains it again.
      await queryClient.refetchQueries({ queryKey: api.content.waiting.key() });
      open(first.item.id);
      announce(messages.done.undone(back.length, first.item.title));
      focusReview();
    },
  });

  const undoDone = useEffectEvent(() => {
    if (done && !undo.isPending) undo.mutate(done.stored);
  });
  useEffect(
    () => (done ? undoBar.offer({ title: done.title, onUndo: undoDone }) : undefined),
    [done],
  );

  return {
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
    done,
    problem,
    refused,
    /** The size of the last batch. */
    asked: many.variables?.length ?? 0,
    forgetRefused: () => {
      setRefused([]);
      focusReview();
    },
    isDeciding: one.isPending,
    isUndoing: undo.isPending,
    undo: () => {
      if (done && !undo.isPending) undo.mutate(done.stored);
    },
    /** One decision at a time; the other buttons keep focus and wait. */
    decide: (decision: Decision, options: { onDone?: () => void } = {}) => {
      if (one.isPending) announce(messages.actions.busy);
      else {
        setProblem(null);
        one.mutate(decision, { onSuccess: () => options.onDone?.() });
      }
    },
    approveMany: (items: readonly ContentItem[]) => {
      if (many.isPending) announce(messages.actions.busy);
      else many.mutate(items);
    },
    readAgain: () => {
      setProblem(null);
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
