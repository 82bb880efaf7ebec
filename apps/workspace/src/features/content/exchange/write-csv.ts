import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { CampaignId } from '@brandroom/domain/id.schema';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';
import Papa from 'papaparse';

import { formula, imagesCell, momentCells, tagsCell, withoutGuard } from './cells';
import type { Column } from './columns';
import { columnHeadings, columns, isProblemHeading, problemHeading } from './columns';
import { exchangeMessages } from './exchange.messages';
import type { ReadRows } from './read-csv';

export interface CsvOptions {
  /** The time zone of written dates and times, and of rows that name none. */
  timeZone: string;
  /** The campaigns with a unique name; others are written by id. */
  campaigns: ReadonlyMap<CampaignId, string>;
}

function campaignCell(id: CampaignId | null, campaigns: CsvOptions['campaigns']): string {
  if (id === null) return '';
  const name = campaigns.get(id);
  const isOnlyOne = [...campaigns.values()].filter((other) => other === name).length === 1;
  return name !== undefined && isOnlyOne ? name : id;
}

/** Formats `2026-06-03 14:30`; with `UTC` if the local time is ambiguous. */
function publishedCell(at: Instant | null, timeZone: string): string {
  const cells = momentCells(at, timeZone);
  const zone = cells.timeZone === timeZone ? '' : cells.timeZone;
  return [cells.date, cells.time, zone].filter((cell) => cell !== '').join(' ');
}

function cellsOf(item: ContentItem, { timeZone, campaigns }: CsvOptions) {
  const { type, title, body, description, images, tags, campaignId, scheduledFor } = item;
  return {
    type,
    platform: item.type === 'social' ? item.platform : '',
    title,
    subject: item.type === 'email' ? item.subject : '',
    preheader: item.type === 'email' ? item.preheader : '',
    body,
    description,
    excerpt: item.type === 'blog' ? item.excerpt : '',
    seoTitle: item.type === 'blog' ? item.seoTitle : '',
    seoDescription: item.type === 'blog' ? item.seoDescription : '',
    tags: tagsCell(tags),
    campaign: campaignCell(campaignId, campaigns),
    keyword: item.keyword ?? '',
    ...momentCells(scheduledFor, timeZone),
    publishedOn: publishedCell(item.publishedAt, timeZone),
    images: imagesCell(images),
    status: contentStatusLabels[item.status],
    id: item.id,
  } satisfies Record<Column, string>;
}

/**
 * Writes content as a spreadsheet (RFC 4180) with every editable field in a column, so that
 * `readCsv` reads the same content back. No cell runs as a formula; the byte order mark is for
 * Excel.
 */
export function csvOf(items: readonly ContentItem[], options: CsvOptions): string {
  const data = items.map((item) => {
    const cells = cellsOf(item, options);
    return columns.map((column) => cells[column]);
  });
  return sheet(
    columns.map((column) => columnHeadings[column]),
    data,
  );
}

function sheet(fields: readonly string[], data: readonly (readonly string[])[]): string {
  const options = { newline: '\r\n', escapeFormulae: formula };
  return `\uFEFF${Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, options)}\r\n`;
}

/** Writes the header row and one example, which can be imported. */
export function templateCsv(day: PlainDate): string {
  const cells: Partial<Record<Column, string>> = {
    ...exchangeMessages.template,
    date: day,
    time: '09:00',
  };
  const written = columns.filter((column) => !writtenOnly.includes(column));
  return sheet(
    written.map((column) => columnHeadings[column]),
    [written.map((column) => cells[column] ?? '')],
  );
}

/** Ignored by the import. */
const writtenOnly: readonly Column[] = ['publishedOn', 'status', 'id'];

/** Writes the refused rows unchanged, with the errors in a first column that the import skips. */
export function refusedCsv({ headings, rows }: Pick<ReadRows, 'headings' | 'rows'>): string {
  const kept = (cells: readonly string[]) =>
    cells.filter((_, i) => !isProblemHeading(headings[i] ?? '')).map(withoutGuard);
  const data = rows.flatMap((row) =>
    'problems' in row
      ? [
          [
            row.problems.map(({ column, message }) => `${column}: ${message}`).join(' '),
            ...kept(row.cells),
          ],
        ]
      : [],
  );
  return sheet([problemHeading, ...kept(headings)], data);
}
