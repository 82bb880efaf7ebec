import { anyIncludes } from '../format/fold';
import type { ContentItem } from './content.schema';

type Searched = Pick<ContentItem, 'title' | 'description' | 'body' | 'keyword'>;

/** Is the search a part of an item's title, description, text or keyword, whatever the case? */
export function matchesContentSearch(item: Searched, wanted: string): boolean {
  return anyIncludes([item.title, item.description, item.body, item.keyword ?? ''], wanted);
}
