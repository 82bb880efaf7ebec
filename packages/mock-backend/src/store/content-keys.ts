import { channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { titleSortKey } from '@brandroom/domain/content/order';

import type { ContentKeys } from './collections';
import { contentDates } from './content-dates';

/** Where an item stands in the indexes of content. */
export function contentKeys(item: ContentItem): ContentKeys {
  return {
    ...contentDates(item),
    channel: channelOf(item),
    titleKey: titleSortKey(item.title),
  };
}
