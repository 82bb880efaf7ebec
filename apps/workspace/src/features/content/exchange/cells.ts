import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { FileId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import { toInstant, toLocalMoment } from '../../../shared/time/local-date-time';

/**
 * Matches texts that a spreadsheet would run as a formula, and texts that look like an escaped one.
 * Both are written with a leading `'`, so that removing one restores every text.
 */
export const formula = /^'*[=+\-@＝＋－＠\t\r\n]/u;

/** Removes the escaping of a cell. */
export const withoutGuard = (cell: string): string =>
  cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r\n])/u, '');

/** Formats tags as `a, b`; a comma within a tag is escaped by `\`. */
export const tagsCell = (tags: readonly string[]): string =>
  tags.map((tag) => tag.replace(/[\\,]/gu, String.raw`\$&`)).join(', ');

export function tagsOf(cell: string): string[] {
  const tags = cell.match(/(?:\\[^]|[^\\,]|\\$)+/gu) ?? [];
  return tags.map((tag) => tag.replace(/\\([\\,])/gu, '$1').trim()).filter((tag) => tag !== '');
}

const breaks = { '\\': String.raw`\\`, '\n': String.raw`\n`, '\r': String.raw`\r` } as const;
const readBreaks: Record<string, string> = { n: '\n', r: '\r' };

/** Formats one line per image: its file, then a colon and its alt text. */
export const imagesCell = (images: readonly ContentImage[]): string =>
  images
    .map(({ fileId, alt }) => {
      const written = alt.replace(/[\\\n\r]/gu, (each) => breaks[each as keyof typeof breaks]);
      return alt === '' ? fileId : `${fileId}: ${written}`;
    })
    .join('\n');

export function imagesOf(cell: string): ContentImage[] {
  const lines = cell.split(/\r\n|[\r\n]/u).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, fileId = '', written = ''] = /^([^:]*)(?:: ?([^]*))?$/u.exec(line) ?? [];
    const alt = written.replace(/\\([^])/gu, (_, each: string) => readBreaks[each] ?? each);
    // The schema of the draft validates the id.
    return { fileId: fileId.trim() as FileId, alt };
  });
}

export interface MomentCells {
  date: string;
  time: string;
  timeZone: string;
}

/**
 * Formats an instant in the local time of a time zone; an ambiguous local time is written in UTC.
 */
export function momentCells(at: Instant | null, timeZone: string): MomentCells {
  if (at === null) return { date: '', time: '', timeZone: '' };
  const local = toLocalMoment(at, timeZone);
  if (toInstant(local, timeZone) !== at) return momentCells(at, 'UTC');
  const [date = '', time = ''] = local.split('T');
  return { date, time: time.replace(/:00$/u, ''), timeZone };
}
