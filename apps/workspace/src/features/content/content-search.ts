import type { Channel } from '@brandroom/domain/content/channel';
import { channels } from '@brandroom/domain/content/channel';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { PlainDate } from '@brandroom/domain/time.schema';

import type { RawSearch } from '../../shared/navigation/search-params';
import { oneOf, pageNumber, plainDate, searchText } from '../../shared/navigation/search-params';

/** What the address of the content list holds. */
export interface ContentSearch {
  status?: ContentStatus | undefined;
  channel?: Channel | undefined;
  start?: PlainDate | undefined;
  end?: PlainDate | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** In the order of their lives. */
export const statuses = Object.keys(contentStatusLabels) as ContentStatus[];

/** Reads it; nonsense is left out. */
export function contentSearch(raw: RawSearch): ContentSearch {
  return {
    status: oneOf(statuses, raw['status']),
    channel: oneOf(channels, raw['channel']),
    start: plainDate(raw['start']),
    end: plainDate(raw['end']),
    q: searchText(raw['q']),
    page: pageNumber(raw['page']),
  };
}
