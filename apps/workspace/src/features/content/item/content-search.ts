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

/** What the colours of the calendar stand for. */
export const colorings = ['status', 'channel', 'campaign'] as const;
export type Coloring = (typeof colorings)[number];

export const contentTypes = Object.keys(contentTypeLabels) as ContentType[];
/** In the order of their lives. */
export const statuses = Object.keys(contentStatusLabels) as ContentStatus[];

/** The address of the content calendar. */
export const contentSearch = v.object({
  /** Without it the view is the one that this tab used last. */
  view: oneOf(contentViews),
  /** The day that the grid was turned to; today without it. */
  date: searchDate,
  status: oneOf(statuses),
  channel: oneOf(channels),
  type: oneOf(contentTypes),
  campaign: parameter(campaignId),
  start: searchDate,
  end: searchDate,
  q: searchText(),
  /** Of the month and the week; by status without it. */
  color: oneOf(colorings),
  /** Of the list; without it the next date first. */
  orderBy: oneOf(contentOrders),
  direction: oneOf(sortDirections),
  /** The shown columns of the list, `channel,date`; without it those that the person chose last. */
  columns: searchText(),
  page: pageNumber,
  /** The item that is open on the review desk. */
  item: searchText(),
});
export type ContentSearch = v.InferOutput<typeof contentSearch>;

/** No filter; view, date and order stay. */
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

/** What the calendar shows: an item beside it changes nothing of that. */
export function withoutPeek({ peek: _open, ...search }: ContentSearch & PeekSearch): ContentSearch {
  return search;
}
