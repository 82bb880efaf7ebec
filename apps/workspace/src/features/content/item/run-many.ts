import type { ContentItem } from '@brandroom/domain/content/content.schema';

import { operationError } from '../../../shared/api/operation-error';
import { failureMessage } from '../../../shared/api/show-failure';

/** An item whose action was refused, and why. */
export interface Refusal {
  readonly item: ContentItem;
  readonly reason: string;
  /** Whether another person has changed the item. */
  readonly isConflict: boolean;
}

/** The results of an action on many items, in order. */
export interface ManyDone<Result> {
  readonly done: readonly { readonly item: ContentItem; readonly result: Result }[];
  readonly refused: readonly Refusal[];
}

/**
 * Runs an action on several items. Each is its own command, so a refusal does not affect the
 * others.
 */
export async function runMany<Result>(
  items: readonly ContentItem[],
  run: (item: ContentItem) => Promise<Result>,
): Promise<ManyDone<Result>> {
  const answers = await Promise.allSettled(items.map(run));
  const done: { item: ContentItem; result: Result }[] = [];
  const refused: Refusal[] = [];
  for (const [at, item] of items.entries()) {
    const answer = answers[at];
    if (answer?.status === 'fulfilled') done.push({ item, result: answer.value });
    if (answer?.status === 'rejected') {
      const { reason } = answer as { reason: unknown };
      const isConflict = operationError(reason).code === 'conflict';
      refused.push({ item, reason: failureMessage(reason), isConflict });
    }
  }
  return { done, refused };
}
