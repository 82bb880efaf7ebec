import { anyIncludes } from '../format/fold';
import type { ContentItem } from './content.schema';

type Searched = Pick<ContentItem, 'title' | 'description' | 'body' | 'keyword'>;

/** Returns whether an item's title, description, text or keyword includes the search text, ignoring case. */
export function matchesContentSearch(item: Searched, wanted: string): boolean {
  return anyIncludes([item.title, item.description, item.body, item.keyword ?? ''], wanted);
}
