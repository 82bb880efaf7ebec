import * as v from 'valibot';

import type { Id, IdKind } from '../id.schema';
import { idSchema } from '../id.schema';

const sides = ['before', 'after'] as const;

/** Moves a record of a brand next to another one of the same list. */
export interface Move<RecordId extends string = string> {
  id: RecordId;
  side: (typeof sides)[number];
  besideId: RecordId;
}

/** Schema of a `Move` within one kind of records. */
export function moveOf<K extends IdKind>(kind: K): v.GenericSchema<Move, Move<Id<K>>> {
  const id = idSchema(kind);
  return v.strictObject({ id, side: v.picklist(sides), besideId: id });
}

/** Returns the ids after a move; as they were where the other record is missing. */
export function movedIds<RecordId extends string>(
  ids: readonly RecordId[],
  { id, side, besideId }: Move<RecordId>,
): RecordId[] {
  if (id === besideId || !ids.includes(besideId)) return [...ids];
  return ids
    .filter((each) => each !== id)
    .flatMap((each) => {
      if (each !== besideId) return [each];
      return side === 'before' ? [id, each] : [each, id];
    });
}

/** Returns the records in the order of `ids`; those that `ids` does not name follow as they came. */
export function inOrder<T extends { readonly id: string }>(
  records: readonly T[],
  ids: readonly string[],
): T[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length;
  return records.toSorted((a, b) => placeOf(a) - placeOf(b));
}
