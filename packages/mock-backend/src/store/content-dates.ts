import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { datedBy } from '@brandroom/domain/content/date';

import type { ContentDates } from './collections';

type Dated = Parameters<typeof datedBy>[0] & Pick<ContentItem, 'updatedAt'>;

/** The dates that the indexes of content go by. */
export function contentDates(item: Dated): ContentDates {
  const { kind, at } = datedBy(item);
  return kind === 'created'
    ? { date: at, dated: null, undated: item.updatedAt }
    : { date: at, dated: at, undated: null };
}
