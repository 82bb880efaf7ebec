import { fileTabLabels } from '@brandroom/domain/file/library';
import { fileOrders, sortDirections } from '@brandroom/domain/file/order';
import type { BrandId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

type FileTab = keyof typeof fileTabLabels;

/** The tabs in the order of spec section 2.15. */
export const fileTabs = Object.keys(fileTabLabels) as FileTab[];

export const fileViews = ['grid', 'list'] as const;
export type FileView = (typeof fileViews)[number];

const optional = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined);

/** A number or truth value that somebody typed into the address is text here. */
const searchText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value).slice(0, 200)),
);

/** What the address of the file library holds; nonsense in it is left out. */
export const filesSearch = v.object({
  tab: optional(v.picklist(fileTabs)),
  q: optional(searchText),
  view: optional(v.picklist(fileViews)),
  order: optional(v.picklist(fileOrders)),
  direction: optional(v.picklist(sortDirections)),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});
export type FilesSearch = v.InferOutput<typeof filesSearch>;

/** Full rows of two, three, four and six cards. */
export const pageSize = 24;

/** The input of `files.list` for an address. The grid is newest first; the list can be sorted. */
export function listInput(brandId: BrandId, search: FilesSearch) {
  const { tab = 'all', q, view, order, direction, page = 1 } = search;
  return {
    brandId,
    tab,
    ...(q ? { text: q } : {}),
    ...(view === 'list' && order ? { order, direction: direction ?? 'ascending' } : {}),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}
