import { timeRanges } from '@brandroom/domain/campaign/time-range';
import { keywordGroupId } from '@brandroom/domain/id.schema';
import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf, parameter, searchText } from '../../../shared/navigation/search-params';

/** The measures of the chart, as the address names them. */
export const keywordMeasures = ['clicks', 'impressions', 'position', 'ctr'] as const;
export type KeywordMeasure = (typeof keywordMeasures)[number];

/** The columns of the table that it sorts by. */
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

/** The address of the keywords. */
export const keywordsSearch = v.object({
  /** 30 days without it. */
  range: oneOf(timeRanges),
  q: searchText(),
  /** All groups without it. */
  group: parameter(keywordGroupId),
  /** The measure of the chart; clicks without it. */
  measure: oneOf(keywordMeasures),
  orderBy: oneOf(keywordColumns),
  direction: oneOf(sortDirections),
  /** The keyword that is open beside the page. */
  keyword: searchText(100),
});
export type KeywordsSearch = v.InferOutput<typeof keywordsSearch>;

export const defaultRange = '30d';
