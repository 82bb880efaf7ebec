import { fileTabLabels } from '@brandroom/domain/file/tab-labels';
import { fileOrders } from '@brandroom/domain/file/order';
import type { BrandId } from '@brandroom/domain/id.schema';
import { sortDirections } from '@brandroom/domain/sort-direction';

import * as v from 'valibot';

import { oneOf, pageNumber, searchText } from '../../../shared/navigation/search-params';

type FileTab = keyof typeof fileTabLabels;

/** The tabs in order. */
export const fileTabs = Object.keys(fileTabLabels) as FileTab[];

export const fileViews = ['grid', 'list'] as const;
export type FileView = (typeof fileViews)[number];

/** The search parameters of the file library. */
export const filesSearch = v.object({
  tab: oneOf(fileTabs),
  q: searchText(),
  tag: searchText(50),
  view: oneOf(fileViews),
  orderBy: oneOf(fileOrders),
  direction: oneOf(sortDirections),
  /** The visible columns of the list, `type,size`; by default the person's last choice. */
  columns: searchText(),
  page: pageNumber,
  /** The id of the open file; any text, so that an unknown one can be reported. */
  file: searchText(),
});
export type FilesSearch = v.InferOutput<typeof filesSearch>;

/** Identifies the list of an address, ignoring the open file. */
export function listKey({ file, columns, ...list }: FilesSearch): string {
  return JSON.stringify(list);
}

/** Identifies the filters of an address. */
export const filtersKey = ({ tab, q, tag }: Pick<FilesSearch, 'tab' | 'q' | 'tag'>): string =>
  JSON.stringify([tab, q, tag]);

/** Divisible into full rows of two, three, four and six cards. */
export const pageSize = 24;

type Sort = Pick<FilesSearch, 'orderBy' | 'direction'>;

/** The orders of the list with their search parameters. */
export const sortOrders = {
  newest: { orderBy: undefined, direction: undefined },
  oldest: { orderBy: 'createdAt', direction: 'ascending' },
  name: { orderBy: 'name', direction: 'ascending' },
  type: { orderBy: 'type', direction: 'ascending' },
  category: { orderBy: 'category', direction: 'ascending' },
  size: { orderBy: 'size', direction: 'descending' },
} as const satisfies Record<string, Sort>;

/** Returns the input of `files.list` for an address. */
export function listInput(brandId: BrandId, search: FilesSearch) {
  const { tab = 'all', q, tag, orderBy, direction, page = 1 } = search;
  return {
    brandId,
    tab,
    ...(q ? { text: q } : {}),
    ...(tag ? { tag } : {}),
    ...(orderBy ? { orderBy, direction: direction ?? 'ascending' } : {}),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}
