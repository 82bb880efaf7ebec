import { channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { datedBy } from '@brandroom/domain/content/date';
import { titleSortKey } from '@brandroom/domain/content/order';

import type { ContentKeys } from './collections';

/** Returns the index keys of a content item. */
export function contentKeys(item: ContentItem): ContentKeys {
  const { kind, at } = datedBy(item);
  const isDated = kind !== 'created';
  return {
    date: at,
    dated: isDated ? at : null,
    undated: isDated ? null : item.updatedAt,
    channel: channelOf(item),
    titleKey: titleSortKey(item.title),
  };
}
