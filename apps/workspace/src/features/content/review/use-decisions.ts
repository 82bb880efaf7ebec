import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { announce } from '@brandroom/ui/announce';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { shortText } from '../../../shared/page/short-name';
import { undoBar } from '../../../shared/page/undo-bar';
import { useApi, useClient } from '../../../shared/api/api';
import type { Refusal } from '../../../shared/api/run-many';
import { runMany } from '../../../shared/api/run-many';
import { failureMessage } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import type { ItemStep } from '../item/use-workflow-step';
import { takeStep, undoDecision, useWorkflowStep } from '../item/use-workflow-step';
import { itemMessages } from '../item/item.messages';
import { focusReview } from './focus-review';
import { reviewMessages as messages } from './review.messages';

export type DecidingAction = 'APPROVE' | 'REJECT';

interface Decision extends ItemStep {
  action: DecidingAction;
}

/** The last decision, for the undo bar. */
interface LastDone {
  title: string;
  /** The item of the decision, if it was a single one. */
  item: ContentItem | undefined;
  /** The items as stored by the decision, which an undo reverts. */
  stored: readonly ContentItem[];
}

interface DecisionsOptions {
  /** Takes decided items out of the queue and opens the next one; returns how many are left. */
  takeOut: (decided: readonly ContentItem[], text: string) => number;
  unselect: (items: readonly ContentItem[]) => void;
  /** Opens an item that is pending again. */
  reopen: (id: string) => void;
}

/** Approves and rejects the items of the review queue, one or several at once, with one undo. */
export function useDecisions({ takeOut, unselect, reopen }: DecisionsOptions) {
  const client = useClient();
  const api = useApi().content;
  const queryClient = useQueryClient();
  const { user } = useWorkspace();
  const [done, setDone] = useState<LastDone | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Refusal<ContentItem>[]>([]);

  function finish(
    decided: readonly ContentItem[],
    text: string,
    stored: readonly ContentItem[],
  ): void {
    const left = takeOut(decided, text);
    const item = decided.length === 1 ? decided[0] : undefined;
    setDone({ title: messages.done.shown(text, left), item, stored });
  }

  const one = useWorkflowStep({
    onTaken: ({ item, action }, stored) =>
      finish([item], itemMessages.done[action](shortText(item.title)), [stored]),
    onRefused: (error) => setProblem(failureMessage(error)),
  });
  const many = useMutation({
    mutationKey: api.key(),
    mutationFn: (wanted: readonly ContentItem[]) =>
      runMany(wanted, (item) => takeStep(client, user, { item, action: 'APPROVE' })),
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
    mutationKey: api.key(),
    mutationFn: (stored: readonly ContentItem[]) =>
      runMany(stored, (item) => undoDecision(client, item)),
    onSuccess: async ({ done: back, refused: kept }) => {
      setDone(null);
      setRefused(kept);
      const [first] = back;
      if (!first) return;
      // The item opens once the queue contains it again.
      await queryClient.refetchQueries({ queryKey: api.waiting.key() });
      reopen(first.item.id);
      announce(messages.done.undone(back.length, first.item.title));
      focusReview();
    },
  });

  const undoLast = () => {
    if (done && !undo.isPending) undo.mutate(done.stored);
  };
  const undoByKey = useEffectEvent(undoLast);
  useEffect(
    () => (done ? undoBar.offer({ title: done.title, onUndo: undoByKey }) : undefined),
    [done],
  );

  return {
    done,
    problem,
    forgetProblem: () => setProblem(null),
    refused,
    /** The size of the last batch. */
    asked: many.variables?.length ?? 0,
    forgetRefused: () => {
      setRefused([]);
      focusReview();
    },
    isDeciding: one.isPending,
    isUndoing: undo.isPending,
    undo: undoLast,
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
  };
}
