import type { IdKind } from '../id.schema';
import { brandId, idSchema } from '../id.schema';
import { instant } from '../time.schema';

/** What every record of a brand carries beside the fields that a person writes. */
export function brandRecord<K extends IdKind>(kind: K) {
  return { id: idSchema(kind), brandId, createdAt: instant, updatedAt: instant };
}
