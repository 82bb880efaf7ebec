import type { Instant } from '../time.schema';
import type { ContentStatus, HistoryEntry } from './content.schema';
import { contentStatuses } from './content.schema';

/** From `from` (included) to `until` (excluded). */
export interface Period {
  readonly from: Instant;
  readonly until: Instant;
}

/** The part of a history entry that the figures need. */
export type HistoryLine = Pick<HistoryEntry, 'version' | 'at' | 'from' | 'to'>;

/** One change of an item's status. */
export interface StatusChange {
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly at: Instant;
  /** How long the item had the status before, in milliseconds, at least 0. */
  readonly stayed: number;
}

/** An entry of a history; the lines that are kept of one have no action. */
type Entry = HistoryLine & Partial<Pick<HistoryEntry, 'action'>>;

/**
 * The first entry of a history and those that changed the status, oldest first: all that
 * `statusChanges` needs. A change that was undone is none.
 */
export function statusLines(history: readonly Entry[]): readonly HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const { version, at, from, to, action } of history.toSorted(
    (a, b) => a.version - b.version,
  )) {
    if (lines.length > 0 && from === to) continue;
    if (action === 'takeBack' && lines.at(-1)?.from === to) lines.pop();
    else lines.push({ version, at, from, to });
  }
  return lines;
}

/** The status lines of each item of a history, by its id. */
export function statusLinesByItem(
  history: readonly (Entry & Pick<HistoryEntry, 'contentId'>)[],
): ReadonlyMap<string, readonly HistoryLine[]> {
  const lines = new Map<string, Entry[]>();
  for (const line of history) {
    const own = lines.get(line.contentId);
    if (own) own.push(line);
    else lines.set(line.contentId, [line]);
  }
  return new Map([...lines].map(([id, own]) => [id, statusLines(own)]));
}

/** The changes of an item's status by its history, oldest first; `since` is when the last one was. */
export function statusChanges(history: readonly HistoryLine[]): {
  readonly changes: readonly StatusChange[];
  readonly since: Instant | null;
} {
  const changes: StatusChange[] = [];
  let since: Instant | null = null;
  for (const { at, from, to } of history.toSorted((a, b) => a.version - b.version)) {
    if (since === null) since = at;
    if (from === null || from === to) continue;
    // A clock that was put back makes no stay shorter than none.
    const stayed = Math.max(0, Date.parse(at) - Date.parse(since));
    changes.push({ from, to, at, stayed });
    since = at;
  }
  return { changes, since };
}

/** The value below which this share (0 to 1) of the values lies, by nearest rank; null of none. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? null;
}

export interface StatusStay {
  readonly status: ContentStatus;
  /** How many stays ended in the period. */
  readonly stays: number;
  /** Milliseconds; null when no stay ended. */
  readonly median: number | null;
  readonly p90: number | null;
}

export interface StatusMove {
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly count: number;
}

/** The moves between statuses in a period, and how long items stayed in the status they left. */
export function workflowFigures(
  changes: readonly StatusChange[],
  { from, until }: Period,
): { readonly moves: readonly StatusMove[]; readonly stays: readonly StatusStay[] } {
  const within = changes.filter(({ at }) => at >= from && at < until);
  const moves = contentStatuses.flatMap((source) =>
    contentStatuses.flatMap((to) => {
      const count = within.filter((change) => change.from === source && change.to === to).length;
      return count > 0 ? [{ from: source, to, count }] : [];
    }),
  );
  const stays = contentStatuses.map((status) => {
    const ended = within.filter((change) => change.from === status).map(({ stayed }) => stayed);
    const [median, p90] = [percentile(ended, 0.5), percentile(ended, 0.9)];
    return { status, stays: ended.length, median, p90 };
  });
  return { moves, stays };
}
