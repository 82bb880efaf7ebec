import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { datedBy } from '@brandroom/domain/content/date';

import type { ContentDates } from './collections';

type Dated = Parameters<typeof datedBy>[0] & Pick<ContentItem, 'updatedAt'>;

/** Where an item stands in the indexes of content. */
export function contentDates(item: Dated): ContentDates {
  const { kind, at } = datedBy(item);
  return kind === 'created'
    ? { date: at, dated: null, undated: item.updatedAt }
    : { date: at, dated: at, undated: null };
}
