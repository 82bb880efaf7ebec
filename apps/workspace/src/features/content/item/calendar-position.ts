import { media } from '@brandroom/tokens/media';
import * as v from 'valibot';

import { tabStorage } from '../../../shared/storage/safe-storage';
import type { ContentSearch, ContentView } from './content-search';
import { contentSearch } from './content-search';

const key = 'content-calendar';
type Place = Pick<ContentSearch, 'view' | 'date' | 'item'>;

/** The calendar's last view and day or item in this tab, to return to. */
export function calendarPosition(): Place {
  try {
    const { view, date, item } = v.parse(contentSearch, JSON.parse(tabStorage.get(key) ?? '{}'));
    return { view, date, item };
  } catch {
    return {};
  }
}

export function saveCalendarPosition({ view, date, item }: Place): void {
  tabStorage.set(key, JSON.stringify({ view, date, item }));
}

/** The view of an address: its own, else the one used last; a list on phones, a month elsewhere. */
export function viewOf({ view }: ContentSearch): ContentView {
  return view ?? calendarPosition().view ?? (matchMedia(media.narrow).matches ? 'list' : 'month');
}
