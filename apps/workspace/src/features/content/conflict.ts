import type { ContentItem, FieldChange } from '@brandroom/domain/content/content.schema';
import { contentChanges } from '@brandroom/domain/content/diff';
import * as v from 'valibot';

import type { OperationError } from '../../shared/api/operation-error';
import type { ContentValues } from './content-values';

/** What somebody else changed while this person was writing. */
export interface ConflictFacts {
  /** Who; null when it is not known. */
  by: string | null;
  changes: readonly FieldChange[];
  /** What is stored now. */
  current: ContentItem;
}

const conflictData = v.object({
  current: v.custom<ContentItem>((value) => v.is(v.looseObject({ version: v.number() }), value)),
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
  changedBy: v.nullable(v.string()),
});

/** Reads a refused save; null when it was refused for something else. */
export function conflictFacts({ code, data }: OperationError): ConflictFacts | null {
  const result = v.safeParse(conflictData, data);
  if (code !== 'conflict' || !result.success) return null;
  const { changedBy, changes, current } = result.output;
  return { by: changedBy, changes, current };
}

/** Compares what the form was filled from with the item that has come in since, and from whom. */
export function conflictWith(
  values: ContentValues,
  item: ContentItem,
  by: string | null,
): ConflictFacts {
  // The form holds the fields of every type: those that the item has not are nobody's change.
  const own = Object.entries(values).filter(([field]) => field in item);
  const before = { ...item, ...Object.fromEntries(own) };
  return { by, changes: contentChanges(before, item).changes, current: item };
}
