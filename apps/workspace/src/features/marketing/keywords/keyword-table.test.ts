import type { KeywordMetric } from '@brandroom/domain/keyword/keyword.schema';
import { expect, it } from 'vitest';

import { positionSummary } from './keyword-figures';
import { keywordCsv } from './keyword-csv';
import { inOrder } from './keyword-order';

const metric = (keyword: string, change: number | null, position = 4.25): KeywordMetric => ({
  keyword,
  volume: 900,
  position,
  clicks: 30,
  impressions: 900,
  ctr: 10 / 3,
  change,
});
const metrics = [metric('new', null), metric('down', -4), metric('never', 12.5, 0)];

it('keywords without a value come last in either direction', () => {
  const order = (orderBy: 'change' | 'position', direction: 'ascending' | 'descending') =>
    inOrder(metrics, { orderBy, direction }).map(({ keyword }) => keyword);
  expect(order('change', 'ascending')).toEqual(['down', 'never', 'new']);
  expect(order('change', 'descending')).toEqual(['never', 'down', 'new']);
  expect(order('position', 'ascending').at(-1)).toBe('never');
  expect(order('position', 'descending').at(-1)).toBe('never');
});

it('the file has every figure of every keyword, without units, and runs no formula', () => {
  expect(keywordCsv([metric('=1+1, "now"', -4), metric('never', null, 0)])).toBe(
    '\uFEFFKeyword,Searches a month,Position,Clicks,Impressions,CTR (%),Change (%)\r\n' +
      '"\'=1+1, ""now""",900,4.25,30,900,3.3333,-4\r\n' +
      'never,900,,30,900,3.3333,\r\n',
  );
});

it('a falling position is an improvement', () => {
  const curve = { label: '', pointName: '', points: ['Jun 1', 'Jun 2', 'Jun 3', 'Jun 4'] };
  const summary = (values: (number | null)[]) => positionSummary({ ...curve, values }, 'it');
  expect(summary([12.34, 6, 8, null])).toBe(
    'From Jun 1 to Jun 3, it improved from 12.3 to 8, best 6 (Jun 2).',
  );
  expect(summary([3, 4, 5, 9])).toBe('From Jun 1 to Jun 4, it dropped from 3 to 9.');
  expect(summary([13.6, 14.4, 12, 13.6])).toBe(
    'From Jun 1 to Jun 4, it began and ended at 13.6, best 12 (Jun 3), worst 14.4 (Jun 2).',
  );
  expect(summary([8, 8.01, 8, 8])).toBe('From Jun 1 to Jun 4, it stayed at 8.');
  expect(summary([null, null, null, null])).toBe('No figures.');
});
