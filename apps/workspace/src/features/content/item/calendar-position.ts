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

/** The view and the day or item at which this tab left the calendar, without its filters. */
export function calendarPosition(): Pick<ContentSearch, 'view' | 'date' | 'item'> {
  const { view, date, item } = read()?.search ?? {};
  return { view, date, item };
}

/** The calendar as this tab left it, with its filters, order and page; those only of the same brand. */
export function calendarSearch(brandId: BrandId): Partial<ContentSearch> {
  const left = read();
  return left?.brandId === brandId ? left.search : calendarPosition();
}

export function saveCalendarSearch(brandId: BrandId, search: ContentSearch): void {
  tabStorage.set(key, JSON.stringify({ brandId, search }));
}

/** The view of an address: its own, else the one used last; a list on phones, a month elsewhere. */
export function viewOf({ view }: ContentSearch): ContentView {
  return view ?? calendarPosition().view ?? (matchMedia(media.narrow).matches ? 'list' : 'month');
}
