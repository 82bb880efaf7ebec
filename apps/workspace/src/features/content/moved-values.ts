import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

import { valuesOf } from './content-values';
import type { WrittenContent } from './content-values.schema';
import { contentValuesSchema } from './content-values.schema';

/** What the backend takes of an item that has another date, or none. */
export function movedValues(item: ContentItem, at: Instant | null): WrittenContent {
  return v.parse(contentValuesSchema(item.type), { ...valuesOf(item), scheduledFor: at });
}
