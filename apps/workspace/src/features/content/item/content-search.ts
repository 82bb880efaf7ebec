import { channels, contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentStatus, ContentType } from '@brandroom/domain/content/content.schema';
import { contentOrders } from '@brandroom/domain/content/order';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { sortDirections } from '@brandroom/domain/sort-direction';
import { campaignId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import type { PeekSearch } from '../../../shared/navigation/peek';
import {
  oneOf,
  pageNumber,
  parameter,
  searchDate,
  searchText,
} from '../../../shared/navigation/search-params';

/** The views of the content. */
export const contentViews = ['month', 'week', 'list', 'review'] as const;
export type ContentView = (typeof contentViews)[number];

/** The meanings of the calendar's colors. */
export const colorings = ['status', 'channel', 'campaign'] as const;
export type Coloring = (typeof colorings)[number];

export const contentTypes = Object.keys(contentTypeLabels) as ContentType[];
/** In the order of the workflow. */
export const statuses = Object.keys(contentStatusLabels) as ContentStatus[];

/** The search parameters of the content calendar. */
export const contentSearch = v.object({
  /** By default the view that this tab used last. */
  view: oneOf(contentViews),
  /** The day that the grid shows; by default today. */
  date: searchDate,
  status: oneOf(statuses),
  channel: oneOf(channels),
  type: oneOf(contentTypes),
  campaign: parameter(campaignId),
  start: searchDate,
  end: searchDate,
  q: searchText(),
  /** For month and week; by default the status. */
  color: oneOf(colorings),
  /** The order of the list; by default the next date first. */
  orderBy: oneOf(contentOrders),
  direction: oneOf(sortDirections),
  /** The visible columns of the list, `channel,date`; by default the person's last choice. */
  columns: searchText(),
  page: pageNumber,
  /** The open item of the review desk. */
  item: searchText(),
});
export type ContentSearch = v.InferOutput<typeof contentSearch>;

/** Clears the filters; view, date and order stay. */
export const noFilter: Omit<
  ContentSearch,
  'view' | 'date' | 'orderBy' | 'direction' | 'columns' | 'item'
> = {
  status: undefined,
  channel: undefined,
  type: undefined,
  campaign: undefined,
  start: undefined,
  end: undefined,
  q: undefined,
  page: undefined,
};

/** Returns whether filters or a later page leave out items. */
export function isFiltered(search: ContentSearch): boolean {
  return Object.entries(search).some(([name, value]) => name in noFilter && value !== undefined);
}

/** Removes the peek from the address, because it does not change the calendar's content. */
export function withoutPeek({ peek: _open, ...search }: ContentSearch & PeekSearch): ContentSearch {
  return search;
}
