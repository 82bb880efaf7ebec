import { contentTypeLabels, platformLabels } from '@brandroom/domain/content/channel';
import type { ContentType, Platform } from '@brandroom/domain/content/content.schema';
import { contentTypes, platforms } from '@brandroom/domain/content/content.schema';
import { formatCount } from '@brandroom/domain/format/count';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { campaignId as campaignIdSchema } from '@brandroom/domain/id.schema';
import Papa from 'papaparse';
import * as v from 'valibot';

import type { WrittenContent } from '../item/content-values.schema';
import { contentValuesSchema } from '../item/content-values.schema';
import { imagesOf, tagsOf, withoutGuard } from './cells';
import type { Column } from './columns';
import { columnHeadings, columnOf, columns, isProblemHeading } from './columns';
import { exchangeMessages } from './exchange.messages';
import { maxRows } from './max-rows';
import type { ColumnOrder, DayOrder } from './read-date';
import { orderOfColumn } from './read-date';
import { readMoment } from './read-moment';
import type { CsvOptions } from './write-csv';

const messages = exchangeMessages.import.reading;

export interface CsvProblem {
  /** The heading of its column. */
  column: string;
  message: string;
}

interface RowFacts {
  /** The row number in the spreadsheet; the headings are row 1. */
  line: number;
  /** The title as written, valid or not. */
  title: string;
  /** All cells of the row as written. */
  cells: readonly string[];
}
export type ValidRow = RowFacts & {
  written: WrittenContent;
  /** Whether its date has no time of its own. */
  hasUsualTime: boolean;
};
export type RefusedRow = RowFacts & { problems: readonly CsvProblem[] };

export interface ReadRows {
  /** The header row as written. */
  headings: readonly string[];
  unknownColumns: readonly string[];
  /** How the dates of the file were read. */
  dates: ColumnOrder;
  rows: readonly (ValidRow | RefusedRow)[];
}
export type CsvReading = { problem: string } | ReadRows;

export interface ReadOptions extends CsvOptions {
  /** Decides the order of day and month if no date of the file does. */
  locale: string;
  /** The person's choice of the order; null before that. */
  order: DayOrder | null;
}

type Cells = Record<Column, string>;
type Problems = Map<Column, string>;

/** Why a cell cannot be read. */
interface Unread {
  message: string;
}

const ownColumns = {
  social: ['platform'],
  email: ['subject', 'preheader'],
  blog: ['excerpt', 'seoTitle', 'seoDescription'],
} as const satisfies Record<ContentType, readonly Column[]>;

/** Reads one of the values, by value or by label, in any case. */
function choice<T extends string>(
  cell: string,
  { values, labels }: { values: readonly T[]; labels: Record<T, string> },
): T | Unread {
  const wanted = cell.trim().toLowerCase();
  const names = values.join(', ');
  if (wanted === '') return { message: messages.needed(names) };
  const found = values.find((value) => value === wanted || labels[value].toLowerCase() === wanted);
  return found ?? { message: messages.unknownValue(cell.trim(), names) };
}

/** Finds a campaign by its name, or by its id where the name is ambiguous. */
function campaignOf(cell: string, { campaigns }: CsvOptions): CampaignId | null | Unread {
  const wanted = cell.trim();
  if (wanted === '') return null;
  const [found, ...others] = [...campaigns].filter(([, name]) => name === wanted);
  if (found && others.length > 0) return { message: messages.severalCampaigns(wanted) };
  if (found) return found[0];
  const id = v.safeParse(campaignIdSchema, wanted);
  return id.success ? id.output : { message: messages.unknownCampaign(wanted) };
}

const columnsOfFields: Record<string, Column> = { campaignId: 'campaign', scheduledFor: 'date' };

type RowOptions = CsvOptions & { order: DayOrder };

/** Reads the content of a row; its errors go into `problems`. */
function readRow(
  cells: Cells,
  options: RowOptions,
  problems: Problems,
): Pick<ValidRow, 'written' | 'hasUsualTime'> | null {
  const type = choice<ContentType>(cells.type, { values: contentTypes, labels: contentTypeLabels });
  const moment = readMoment(cells, options);
  const campaignId = campaignOf(cells.campaign, options);
  if ('column' in moment) problems.set(moment.column, moment.message);
  if (typeof campaignId === 'object' && campaignId) problems.set('campaign', campaignId.message);
  if (typeof type === 'object') {
    problems.set('type', type.message);
    return null;
  }
  const platform = choice<Platform>(cells.platform, { values: platforms, labels: platformLabels });
  if (type === 'social' && typeof platform === 'object') problems.set('platform', platform.message);
  for (const [other, own] of Object.entries(ownColumns)) {
    if (other === type) continue;
    for (const column of own) {
      if (cells[column].trim() !== '') {
        problems.set(column, messages.notOfType(contentTypeLabels[type]));
      }
    }
  }
  const result = v.safeParse(contentValuesSchema(type), {
    ...cells,
    platform,
    tags: tagsOf(cells.tags),
    images: imagesOf(cells.images),
    campaignId: typeof campaignId === 'string' ? campaignId : null,
    scheduledFor: 'at' in moment ? moment.at : null,
  });
  for (const { path, message } of result.issues ?? []) {
    const field = String(path?.[0].key);
    const column = columnsOfFields[field] ?? columns.find((each) => each === field);
    if (column && !problems.has(column)) problems.set(column, message);
  }
  const hasUsualTime = 'at' in moment && moment.hasUsualTime;
  return result.success ? { written: result.output, hasUsualTime } : null;
}

interface Heading {
  found: readonly (Column | undefined)[];
  unknown: readonly string[];
}

/** Reads the header row; returns an error text if the rest cannot be read. */
function readHeading(cells: readonly string[]): Heading | string {
  const found = cells.map(columnOf);
  const missing = (['type', 'title', 'body'] as const).filter((column) => !found.includes(column));
  if (missing.length > 0) {
    return messages.noColumns(missing.map((column) => columnHeadings[column]).join(', '));
  }
  const twice = columns.find((column) => found.indexOf(column) !== found.lastIndexOf(column));
  if (twice) return messages.twice(columnHeadings[twice]);
  const unknown = cells.filter(
    (cell, i) => !found[i] && cell.trim() !== '' && !isProblemHeading(cell),
  );
  return { found, unknown: [...new Set(unknown)] };
}

const lineBreaks = ['\r\n', '\n', '\r'] as const;
const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** Detects the spreadsheet's delimiter: the one that separates the most known headings. */
function delimiterOf(text: string): string {
  const known = [',', ';', '\t'].map((delimiter) => {
    const [heading = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, count: heading.filter((cell) => columnOf(cell)).length };
  });
  return known.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/**
 * Reads a spreadsheet as drafts, row by row; an invalid row reports its errors and their columns.
 * Ignores status and id. Dates may be in the past, because a draft's date is only planned.
 */
export function readCsv(text: string, options: ReadOptions): CsvReading {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    // Taken from the header row, because later rows have line breaks inside cells.
    newline: lineBreaks.find((each) => each === /\r\n|\n|\r/u.exec(text)?.[0]) ?? '\n',
  });
  const headingAt = data.findIndex((row) => !isBlank(row));
  const heading = readHeading(data[headingAt] ?? []);
  if (headingAt === -1) return { problem: messages.empty };
  if (typeof heading === 'string') return { problem: heading };
  const filled = data.flatMap((row, i) => (i > headingAt && !isBlank(row) ? [{ row, i }] : []));
  if (filled.length === 0) return { problem: messages.noRows };
  if (filled.length > maxRows) return { problem: messages.tooMany(formatCount(maxRows, 'row')) };

  const unclosed = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? row : [])));
  const cellOf = (row: readonly string[], column: Column) =>
    withoutGuard(row[heading.found.indexOf(column)] ?? '');
  const found = orderOfColumn(
    filled.map(({ row }) => cellOf(row, 'date')),
    options.locale,
  );
  const dates = { ...found, order: options.order ?? found.order };
  const rowOptions = { ...options, order: dates.order };
  const rows = filled.map(({ row, i }) => {
    const cell = (column: Column) => cellOf(row, column);
    const cells = Object.fromEntries(columns.map((each) => [each, cell(each)])) as Cells;
    const facts = { line: i + 1, title: cells.title.trim(), cells: row };
    const problems: Problems = new Map();
    const read = readRow(cells, rowOptions, problems);
    const ofRow = [
      ...(unclosed.has(i) ? [messages.quotes] : []),
      ...(isBlank(row.slice(heading.found.length)) ? [] : [messages.moreCells]),
    ].map((message) => ({ column: messages.wholeRow, message }));
    const all = [
      ...ofRow,
      ...[...problems].map(([column, message]) => ({ column: columnHeadings[column], message })),
    ];
    return read && all.length === 0 ? { ...facts, ...read } : { ...facts, problems: all };
  });
  return { headings: data[headingAt] ?? [], unknownColumns: heading.unknown, dates, rows };
}
