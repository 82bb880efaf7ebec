import type { ContentItem, FieldChange } from '@brandroom/domain/content/content.schema';
import { contentChanges } from '@brandroom/domain/content/diff';

import type { OperationError } from '../../../shared/api/operation-error';
import type { ContentValues } from './content-values';

/** Someone else's changes while this person was writing. */
export interface ConflictFacts {
  /** Who; null when it is not known. */
  by: string | null;
  changes: readonly FieldChange[];
  /** The stored item. */
  current: ContentItem;
}

/** A refusal that is about another version carries the item; the contract holds the rest to its schema. */
function hasItem(data: unknown): data is Omit<ConflictFacts, 'by'> & { changedBy: string | null } {
  return typeof data === 'object' && data !== null && 'current' in data && data.current !== null;
}

/** Reads a refused command; null when it was refused for something else. */
export function conflictFacts({ code, data }: OperationError): ConflictFacts | null {
  return code === 'conflict' && hasItem(data) ? { ...data, by: data.changedBy } : null;
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
