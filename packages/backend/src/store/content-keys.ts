import { channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { datedBy } from '@brandroom/domain/content/date';
import { titleSortKey } from '@brandroom/domain/content/order';

import type { ContentKeys, ContentMoves, StoredContent } from './collections';

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

/** Returns the narrow row that is stored beside an item; a pure function of the item. */
export function contentMoves(item: StoredContent): ContentMoves {
  const { id, brandId, type, status, updatedAt, statusLines } = item;
  // The last line is the last change of status, or the creation of the item.
  const since = statusLines?.at(-1)?.at ?? item.createdAt;
  return { id, brandId, type, status, updatedAt, since, statusLines };
}
