import type { Channel } from '@brandroom/domain/content/channel';
import { channels, contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentStatus, ContentType } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { CampaignId } from '@brandroom/domain/id.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';

import type { RawSearch } from '../../../shared/navigation/search-params';
import { oneOf, pageNumber, plainDate, searchText } from '../../../shared/navigation/search-params';

/** How the content is looked at. */
export const contentViews = ['month', 'week', 'list', 'review'] as const;
export type ContentView = (typeof contentViews)[number];

/** What the address of the content calendar holds. */
export interface ContentSearch {
  /** Without it the view is the one that this tab used last. */
  view?: ContentView | undefined;
  /** The day that the grid was turned to; today without it. */
  date?: PlainDate | undefined;
  status?: ContentStatus | undefined;
  channel?: Channel | undefined;
  type?: ContentType | undefined;
  campaign?: CampaignId | undefined;
  start?: PlainDate | undefined;
  end?: PlainDate | undefined;
  q?: string | undefined;
  page?: number | undefined;
  /** The item that is open on the review desk. */
  item?: string | undefined;
}

export const contentTypes = Object.keys(contentTypeLabels) as ContentType[];
/** In the order of their lives. */
export const statuses = Object.keys(contentStatusLabels) as ContentStatus[];

/** Of the shape of a campaign's id; whether there is such a campaign is asked later. */
function campaign(given: unknown): CampaignId | undefined {
  const isId = typeof given === 'string' && /^campaign_\d+_[0-9a-z]+$/.test(given);
  return isId ? (given as CampaignId) : undefined;
}

/** Reads it; nonsense is left out. */
export function contentSearch(raw: RawSearch): ContentSearch {
  return {
    view: oneOf(contentViews, raw['view']),
    date: plainDate(raw['date']),
    status: oneOf(statuses, raw['status']),
    channel: oneOf(channels, raw['channel']),
    type: oneOf(contentTypes, raw['type']),
    campaign: campaign(raw['campaign']),
    start: plainDate(raw['start']),
    end: plainDate(raw['end']),
    q: searchText(raw['q']),
    page: pageNumber(raw['page']),
    item: searchText(raw['item']),
  };
}
