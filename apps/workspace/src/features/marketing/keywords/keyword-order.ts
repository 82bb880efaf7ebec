import { compareNames } from '@brandroom/domain/format/compare-names';
import type { KeywordMetric } from '@brandroom/domain/keyword/keyword.schema';
import type { SortDirection } from '@brandroom/domain/sort-direction';

import type { KeywordColumn } from './keywords-search';

interface KeywordOrder {
  orderBy: KeywordColumn;
  direction: SortDirection;
}

/** Returns the sort value of a column; null is sorted last. */
function valueOf(metric: KeywordMetric, column: Exclude<KeywordColumn, 'keyword'>): number | null {
  return column === 'position' ? metric.position || null : metric[column];
}

/** Sorts the keywords; those without a value come last in either direction. */
export function inOrder(
  metrics: readonly KeywordMetric[],
  { orderBy, direction }: KeywordOrder,
): readonly KeywordMetric[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return metrics.toSorted((a, b) => {
    if (orderBy === 'keyword') return sign * compareNames(a.keyword, b.keyword);
    const [one, other] = [valueOf(a, orderBy), valueOf(b, orderBy)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
