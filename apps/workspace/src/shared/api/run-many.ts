import { operationError } from './operation-error';
import { failureMessage } from './show-failure';

/** An item whose action was refused, and why. */
export interface Refusal<Item> {
  readonly item: Item;
  readonly reason: string;
  /** Whether another person has changed the item. */
  readonly isConflict?: boolean;
}

/** The results of an action on many items, in order. */
export interface ManyDone<Item, Result> {
  readonly done: readonly { readonly item: Item; readonly result: Result }[];
  readonly refused: readonly Refusal<Item>[];
}

/**
 * Runs an action on several items. Each is its own command, so a refusal does not affect the
 * others.
 */
export async function runMany<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<ManyDone<Item, Result>> {
  const answers = await Promise.allSettled(items.map(run));
  const done: { item: Item; result: Result }[] = [];
  const refused: Refusal<Item>[] = [];
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

/** Returns one line for each reason, with the items it applies to. */
export function linesByReason<Item>(
  refused: readonly Refusal<Item>[],
  line: (items: readonly Item[], reason: string) => string,
): readonly string[] {
  const reasons = new Set(refused.map(({ reason }) => reason));
  return [...reasons].map((reason) => {
    const those = refused.filter((each) => each.reason === reason);
    return line(
      those.map(({ item }) => item),
      reason,
    );
  });
}
