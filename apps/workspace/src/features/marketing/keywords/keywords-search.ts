import { timeRanges } from '@brandroom/domain/campaign/time-range';
import { keywordGroupId } from '@brandroom/domain/id.schema';
import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf, parameter, searchText } from '../../../shared/navigation/search-params';

/** The metrics of the chart, by their names in the address. */
export const keywordMeasures = ['clicks', 'impressions', 'position', 'ctr'] as const;
export type KeywordMeasure = (typeof keywordMeasures)[number];

/** The sortable columns of the table. */
export const keywordColumns = [
  'keyword',
  'volume',
  'position',
  'clicks',
  'impressions',
  'ctr',
  'change',
] as const;
export type KeywordColumn = (typeof keywordColumns)[number];

/** The search parameters of the keywords. */
export const keywordsSearch = v.object({
  /** 30 days by default. */
  range: oneOf(timeRanges),
  q: searchText(),
  /** All groups by default. */
  group: parameter(keywordGroupId),
  /** The metric of the chart; clicks by default. */
  measure: oneOf(keywordMeasures),
  orderBy: oneOf(keywordColumns),
  direction: oneOf(sortDirections),
  /** The keyword that is open beside the page. */
  keyword: searchText(100),
});
export type KeywordsSearch = v.InferOutput<typeof keywordsSearch>;

export const defaultRange = '30d';
