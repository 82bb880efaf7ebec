import { fileTabLabels } from '@brandroom/domain/file/library';
import type { FileOrder } from '@brandroom/domain/file/order';
import { fileOrders } from '@brandroom/domain/file/order';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { SortDirection } from '@brandroom/domain/sort-direction';
import { sortDirections } from '@brandroom/domain/sort-direction';

import type { RawSearch } from '../../shared/navigation/search-params';
import { oneOf, pageNumber, searchText } from '../../shared/navigation/search-params';

type FileTab = keyof typeof fileTabLabels;

/** The tabs in their order. */
export const fileTabs = Object.keys(fileTabLabels) as FileTab[];

export const fileViews = ['grid', 'list'] as const;
export type FileView = (typeof fileViews)[number];

/** What the address of the file library holds. */
export interface FilesSearch {
  tab?: FileTab | undefined;
  q?: string | undefined;
  view?: FileView | undefined;
  orderBy?: FileOrder | undefined;
  direction?: SortDirection | undefined;
  page?: number | undefined;
}

/** Reads it; nonsense is left out. */
export function filesSearch(raw: RawSearch): FilesSearch {
  return {
    tab: oneOf(fileTabs, raw['tab']),
    q: searchText(raw['q']),
    view: oneOf(fileViews, raw['view']),
    orderBy: oneOf(fileOrders, raw['orderBy']),
    direction: oneOf(sortDirections, raw['direction']),
    page: pageNumber(raw['page']),
  };
}

/** Full rows of two, three, four and six cards. */
export const pageSize = 24;

/** The input of `files.list` for an address. The grid is newest first; the list can be sorted. */
export function listInput(brandId: BrandId, search: FilesSearch) {
  const { tab = 'all', q, view, orderBy, direction, page = 1 } = search;
  return {
    brandId,
    tab,
    ...(q ? { text: q } : {}),
    ...(view === 'list' && orderBy ? { orderBy, direction: direction ?? 'ascending' } : {}),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}
