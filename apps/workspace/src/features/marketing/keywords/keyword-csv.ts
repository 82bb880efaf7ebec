import type { KeywordMetric } from '@brandroom/domain/keyword/keyword.schema';

import { keywordsMessages } from './keywords.messages';
import { keywordColumns } from './keywords-search';

const { columns } = keywordsMessages.table;

/** At most four decimals, without a unit, so that spreadsheets can calculate with it. */
const number = (value: number | null) => (value === null ? '' : String(Number(value.toFixed(4))));

/**
 * Quotes a cell if necessary; a text that a spreadsheet would run as a formula gets an apostrophe.
 */
function text(value: string): string {
  const safe = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the keywords as a spreadsheet (RFC 4180); the byte order mark is for Excel. */
export function keywordCsv(metrics: readonly KeywordMetric[]): string {
  const head = keywordColumns.map((each) =>
    each === 'change' || each === 'ctr' ? `${columns[each]} (%)` : columns[each],
  );
  const rows = metrics.map((metric) =>
    keywordColumns.map((each) => {
      if (each === 'keyword') return text(metric.keyword);
      return number(each === 'position' ? metric.position || null : metric[each]);
    }),
  );
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
