import type { IdKind } from '../id.schema';
import { brandId, idSchema } from '../id.schema';
import { instant } from '../time.schema';

/** The fields of every brand record beside those that a person edits. */
export function brandRecord<K extends IdKind>(kind: K) {
  return { id: idSchema(kind), brandId, createdAt: instant, updatedAt: instant };
}
