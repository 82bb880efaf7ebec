import type { BrandId } from '@brandroom/domain/id.schema';
import { media } from '@brandroom/tokens/media';
import * as v from 'valibot';

import { tabStorage } from '../../../shared/storage/safe-storage';
import type { ContentSearch, ContentView } from './content-search';
import { contentSearch } from './content-search';

const key = 'content-calendar';
const stored = v.object({ brandId: v.string(), search: contentSearch });

function read(): v.InferOutput<typeof stored> | null {
  try {
    return v.parse(stored, JSON.parse(tabStorage.get(key) ?? ''));
  } catch {
    return null;
  }
}

/** Returns the view and day or item that this tab last showed in the calendar, without filters. */
export function calendarPosition(): Pick<ContentSearch, 'view' | 'date' | 'item'> {
  const { view, date, item } = read()?.search ?? {};
  return { view, date, item };
}

/**
 * Returns the calendar's last search parameters in this tab, with filters, order and page; only for
 * the same brand.
 */
export function calendarSearch(brandId: BrandId): Partial<ContentSearch> {
  const left = read();
  return left?.brandId === brandId ? left.search : calendarPosition();
}

export function saveCalendarSearch(brandId: BrandId, search: ContentSearch): void {
  tabStorage.set(key, JSON.stringify({ brandId, search }));
}

/**
 * Returns the view of an address, else the last one used; by default a list on phones and a month
 * elsewhere.
 */
export function viewOf({ view }: ContentSearch): ContentView {
  return view ?? calendarPosition().view ?? (matchMedia(media.narrow).matches ? 'list' : 'month');
}
