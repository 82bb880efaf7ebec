import type { ChannelPerformance } from '@brandroom/domain/campaign/channel-performance.schema';
import { channelLabels } from '@brandroom/domain/content/channel';

import { performanceMessages } from './performance.messages';
import { measures } from './performance-search';

const { table, measures: names } = performanceMessages;

/** At most four decimals, without a unit, so that spreadsheets can calculate with it. */
const cell = (value: number | null) => (value === null ? '' : String(Number(value.toFixed(4))));

/** Returns the channels as a spreadsheet (RFC 4180); the byte order mark is for Excel. */
export function channelCsv(channels: readonly ChannelPerformance[]): string {
  const rows = [
    [table.channel, ...measures.map((measure) => names[measure]), `${table.change} (%)`],
    ...channels.map((row) => [
      channelLabels[row.channel],
      ...measures.map((measure) => cell(row[measure])),
      cell(row.change),
    ]),
  ];
  return `\uFEFF${rows.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
