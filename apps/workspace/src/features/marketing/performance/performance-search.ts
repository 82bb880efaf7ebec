import { timeRanges } from '@brandroom/domain/campaign/time-range';
import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf } from '../../../shared/navigation/search-params';

/** The metrics, by their names in the address. */
export const measures = [
  'impressions',
  'clicks',
  'conversions',
  'spend',
  'revenue',
  'ctr',
  'cpc',
  'roas',
] as const;

/** The search parameters of the performance page. */
export const performanceSearch = v.object({
  /** 30 days by default. */
  range: oneOf(timeRanges),
  /** The metric of the chart; revenue by default. */
  measure: oneOf(measures),
  orderBy: oneOf(['channel', ...measures, 'change']),
  direction: oneOf(sortDirections),
});
export type PerformanceSearch = v.InferOutput<typeof performanceSearch>;

export const defaultRange = '30d';
