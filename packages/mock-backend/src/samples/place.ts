import type { Collections } from '@brandroom/backend/store/collections';
import { contentKeys } from '@brandroom/backend/store/content-keys';
import { statusLinesByItem } from '@brandroom/domain/content/workflow-summary';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';

import type { RelativeDate, SampleCollection, SampleSet } from './sample-set';
import { pastParts, sampleCollections, sampleDates } from './sample-set';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Sample data begins on 2025-06-01. */
const firstDay = Date.parse('2025-06-01T00:00:00.000Z');
/** Work happens from 8 to 18 o'clock, UTC. */
const opens = 8 * hour;
const closes = 18 * hour;
/** Close to half of all past events are in the last two months, regardless of the length of the past. */
const recentShare = 0.45;
const recentSpan = 60 * day;

function ageOf(share: number, span: number): number {
  const recent = Math.min(recentSpan, recentShare * span);
  if (share <= recentShare) return (share / recentShare) * recent;
  return recent + ((share - recentShare) / (1 - recentShare)) * (span - recent);
}

/** Moves a moment into the working hours of its day; keeps the order, and the past past. */
function inWorkingHours(time: number, now: number): number {
  const midnight = Math.floor(time / day) * day;
  const end = Math.min(midnight + day, now);
  const length = end - midnight;
  const from = midnight + Math.min(opens, length * 0.4);
  const until = Math.min(midnight + closes, end);
  return from + ((time - midnight) / length) * (until - from);
}

function timeOf(date: RelativeDate, now: number): number {
  if (date > 0) return Math.floor(now / day) * day + date * minute;
  const start = Math.min(firstDay, now - day);
  const time = now - ageOf(-date / pastParts, now - start);
  return Math.floor(inWorkingHours(Math.min(time, now - 1), now) / 1000) * 1000;
}

/** One stored row and where it belongs. */
export type PlacedRow = {
  [C in SampleCollection]: { collection: C; row: Collections[C] };
}[SampleCollection];

/**
 * Places the samples in time: past moments between 2025-06-01 and `now`, future ones within 60 days
 * after it, always in the same order for every `now` from 2025-06-02.
 */
export function* place(set: SampleSet, now: Instant): Iterable<PlacedRow> {
  const at = Date.parse(now);
  const moment = (date: unknown) =>
    typeof date === 'number' ? (new Date(timeOf(date, at)).toISOString() satisfies Instant) : null;
  const lines = statusLinesByItem(
    set.history.map((line) => ({ ...line, at: moment(line.at) ?? now })),
  );
  const dayOf = (date: unknown): PlainDate | null => moment(date)?.slice(0, 10) ?? null;

  for (const collection of sampleCollections) {
    const { moments = [], days = [] }: { moments?: readonly string[]; days?: readonly string[] } =
      sampleDates[collection];
    for (const sample of set[collection]) {
      const row: Record<string, unknown> = { ...sample };
      for (const field of moments) row[field] = moment(row[field]);
      for (const field of days) row[field] = dayOf(row[field]);
      // The fields are those of the collection; only its dates were relative.
      const placed = { collection, row } as unknown as PlacedRow;
      yield placed.collection === 'content'
        ? {
            ...placed,
            row: {
              ...placed.row,
              ...contentKeys(placed.row),
              statusLines: lines.get(placed.row.id) ?? [],
            },
          }
        : placed;
    }
  }
}
