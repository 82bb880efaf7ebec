import { timeRanges } from '@brandroom/domain/campaign/time-range';
import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf } from '../../../shared/navigation/search-params';

/** The measures, as the address names them. */
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

/** The address of the performance page. */
export const performanceSearch = v.object({
  /** 30 days without it. */
  range: oneOf(timeRanges),
  /** The measure of the chart; revenue without it. */
  measure: oneOf(measures),
  orderBy: oneOf(['channel', ...measures, 'change']),
  direction: oneOf(sortDirections),
});
export type PerformanceSearch = v.InferOutput<typeof performanceSearch>;

export const defaultRange = '30d';
