import { compareNames } from '../format/compare-names';
import type { SortDirection } from '../sort-direction';
import { extensionOf } from './category';
import type { FileAsset } from './file.schema';

/** The sort orders of the list. */
export const fileOrders = ['createdAt', 'name', 'type', 'category', 'size'] as const;
export type FileOrder = (typeof fileOrders)[number];

type Ordered = Pick<FileAsset, 'id' | 'name' | 'size' | 'category' | 'createdAt'>;

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const comparisons: Record<FileOrder, (one: Ordered, other: Ordered) => number> = {
  createdAt: (one, other) => byText(one.createdAt, other.createdAt),
  name: (one, other) => compareNames(one.name, other.name),
  type: (one, other) => byText(extensionOf(one.name), extensionOf(other.name)),
  category: (one, other) => byText(one.category, other.category),
  size: (one, other) => one.size - other.size,
};

/**
 * The files in an order, `file2` before `file10`. The id breaks ties, so that the pages
 * of a list never overlap.
 */
export function orderFiles<F extends Ordered>(
  files: readonly F[],
  orderBy: FileOrder,
  direction: SortDirection,
): F[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = comparisons[orderBy];
  return files.toSorted((one, other) => sign * (compare(one, other) || byText(one.id, other.id)));
}
