import type { FieldChange, HistoryEntry } from './content.schema';
import { writtenFieldLabels } from './diff';

/** The last approval of an item, and the changes since. */
export interface SinceApproval {
  readonly approval: HistoryEntry;
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

/** Null for an item that was never approved. */
export function sinceApproval(history: readonly HistoryEntry[]): SinceApproval | null {
  const approval = history
    .filter(({ action }) => action === 'approve')
    .toSorted((a, b) => b.version - a.version)[0];
  return approval ? { approval, changes: changesSince(history, approval.version) } : null;
}
