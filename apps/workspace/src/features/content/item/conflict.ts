import type { ContentItem, FieldChange } from '@brandroom/domain/content/content.schema';
import { contentChanges } from '@brandroom/domain/content/diff';

import type { OperationError } from '../../../shared/api/operation-error';
import type { ContentValues } from './content-values';

/** Another person's changes made while this person was writing. */
export interface ConflictFacts {
  /** The name of that person; null if unknown. */
  by: string | null;
  changes: readonly FieldChange[];
  /** The stored item. */
  current: ContentItem;
}

/**
 * A refusal about another version carries the item; the contract keeps the other data to its
 * schema.
 */
function hasItem(data: unknown): data is Omit<ConflictFacts, 'by'> & { changedBy: string | null } {
  return typeof data === 'object' && data !== null && 'current' in data && data.current !== null;
}

/** Reads the conflict of a refused command; null if it was refused for another reason. */
export function conflictFacts({ code, data }: OperationError): ConflictFacts | null {
  return code === 'conflict' && hasItem(data) ? { ...data, by: data.changedBy } : null;
}

/** Compares the values that filled the form with a newer version of the item and its author. */
export function conflictWith(
  values: ContentValues,
  item: ContentItem,
  by: string | null,
): ConflictFacts {
  // The form has the fields of every type, so fields that the item lacks are not compared.
  const own = Object.entries(values).filter(([field]) => field in item);
  const before = { ...item, ...Object.fromEntries(own) };
  return { by, changes: contentChanges(before, item).changes, current: item };
}
