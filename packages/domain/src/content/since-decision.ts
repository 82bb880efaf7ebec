import type { FieldChange, HistoryEntry } from './content.schema';
import { writtenFieldLabels } from './diff';

/** The last approval or rejection of an item, and the changes since. */
export interface SinceDecision {
  readonly decision: HistoryEntry;
  /** Field by field in the order of the form; nothing that was changed back. */
  readonly changes: readonly FieldChange[];
}

const order: readonly string[] = Object.keys(writtenFieldLabels);

/**
 * The changes between two versions: each field as it was before the first of the changes and after
 * the last.
 *
 * @param since the earlier version; its own change is not one of them
 */
export function changesSince(
  history: readonly HistoryEntry[],
  since: number,
): readonly FieldChange[] {
  const later = history
    .filter(({ version }) => version > since)
    .toSorted((a, b) => a.version - b.version)
    .flatMap(({ changes }) => changes);
  const fields = new Map<string, FieldChange>();
  for (const { field, before, after } of later) {
    fields.set(field, { field, before: fields.get(field)?.before ?? before, after });
  }
  return [...fields.values()]
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** Null for an item that was never decided. A decision that was undone is none. */
export function sinceDecision(history: readonly HistoryEntry[]): SinceDecision | null {
  const entries = history.toSorted((a, b) => b.version - a.version);
  const decision = entries.find(
    ({ action }, index) =>
      (action === 'approve' || action === 'reject') && entries[index - 1]?.action !== 'takeBack',
  );
  return decision ? { decision, changes: changesSince(history, decision.version) } : null;
}
