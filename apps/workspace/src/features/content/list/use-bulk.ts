import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { retryLabel } from '../../../shared/api/operation-error';
import type { ManyDone, Refusal } from '../../../shared/api/run-many';
import { runMany } from '../../../shared/api/run-many';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortText } from '../../../shared/page/short-name';
import { notifyMany } from '../../../shared/page/notify-many';
import { pageMessages } from '../../../shared/page/page.messages';
import { useClock } from '../../../shared/time/clock';
import { refusalLines } from '../item/refusal-lines';
import type { BulkAction, BulkKind, Undo } from './bulk-action';
import { carryOut, undoOf, whyNot } from './bulk-action';
import { listMessages } from './list.messages';

const messages = listMessages.done;
const undoneTexts: Partial<Record<BulkKind, (done: string) => string>> = messages.undone;
/** A toast names few titles and cuts them, so that it stays low. */
const toastLines = { titleLength: 16, namedTitles: 2 };

const shortTitle = ({ title }: ContentItem): string => messages.one(shortText(title));

/** Returns the items as text: a single one by title, several by number. */
export function namedItems(items: readonly ContentItem[]): string {
  const [only] = items;
  return only && items.length === 1 ? shortTitle(only) : messages.all(items.length);
}

function doneText(done: readonly ContentItem[], asked: number): string {
  return done.length === asked ? namedItems(done) : messages.some(done.length, asked);
}

interface BulkUndo extends Pick<ManyDone<ContentItem, ContentItem>, 'done'> {
  readonly takeBack: Undo;
  readonly says: (done: string) => string;
}

interface BulkOutcome {
  /** The changed items, in their previous state. */
  readonly done: readonly ContentItem[];
  readonly refused: readonly Refusal<ContentItem>[];
}

/**
 * Runs an action on several items, within the workflow and the person's permissions. One toast
 * reports how many succeeded and which were refused and why, and undoes all of them together.
 */
export function useBulk({ onDone }: { onDone: (outcome: BulkOutcome) => void }) {
  const client = useClient();
  const area = useApi().content.key();
  const { user } = useWorkspace();
  const clock = useClock();

  function report(
    says: (done: string) => string,
    { done, refused }: BulkOutcome,
    action: { label: string; onAction: () => void } | undefined,
  ): void {
    notifyMany({
      title: says(doneText(done, done.length + refused.length)),
      refusals: refusalLines(refused, toastLines),
      ...(action && { action }),
    });
  }

  const undo = useMutation({
    mutationKey: area,
    mutationFn: ({ takeBack, done }: BulkUndo) => {
      const after = new Map(done.map(({ item, result }) => [item.id, result]));
      return runMany(
        done.map(({ item }) => item),
        (item) => takeBack(item, after.get(item.id) ?? item),
      );
    },
    onSuccess: ({ done: restored, refused }, undone) => {
      const left = undone.done.filter(({ item }) =>
        refused.some((each) => each.item.id === item.id),
      );
      const isWorthTrying = refused.some(({ isConflict }) => !isConflict);
      report(
        undone.says,
        { done: restored.map(({ item }) => item), refused },
        isWorthTrying
          ? { label: retryLabel, onAction: () => undo.mutate({ ...undone, done: left }) }
          : undefined,
      );
    },
  });

  return useMutation({
    mutationKey: area,
    mutationFn: async ({
      items,
      action,
    }: {
      items: readonly ContentItem[];
      action: BulkAction;
    }) => {
      const { kind } = action;
      const isAmong = items.length > 1;
      const reasons = new Map(
        items.map((item) => [item, whyNot(item, kind, { user, clock }, { isAmong })]),
      );
      const allowed = items.filter((item) => reasons.get(item) === undefined);
      const answers = await runMany(allowed, (item) => carryOut(client, user, item, action));
      // A refusal that is known in advance needs no request.
      const known = items.flatMap((item): Refusal<ContentItem>[] => {
        const reason = reasons.get(item);
        return reason === undefined ? [] : [{ item, reason }];
      });
      return { done: answers.done, refused: [...answers.refused, ...known] };
    },
    onSuccess: (answers, { action }) => {
      const done = answers.done.map(({ item }) => item);
      const { refused } = answers;
      // Undoing a copy deletes it, which not everybody may do who may create it.
      const isRefused = (item: ContentItem) =>
        whyNot(item, 'delete', { user, clock }) !== undefined;
      const takeBack = undoOf(client, action);
      const says = undoneTexts[action.kind];
      const canUndo = done.length > 0 && !(action.kind === 'copy' && done.some(isRefused));
      report(
        messages.step[action.kind],
        { done, refused },
        takeBack && says && canUndo
          ? {
              label: pageMessages.undo,
              onAction: () => undo.mutate({ takeBack, says, done: answers.done }),
            }
          : undefined,
      );
      onDone({ done, refused });
    },
  });
}
