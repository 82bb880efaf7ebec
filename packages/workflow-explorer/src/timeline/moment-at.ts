import type { ExplorerSource, Moment } from '../source';
import { momentsIn } from '../source';

/** The index of the last moment that was not later than an instant, or 0; null without an instant. */
export function indexAt(moments: readonly Moment[], at: string | null): number | null {
  const time = Date.parse(at ?? '');
  if (Number.isNaN(time)) return null;
  // Instants in UTC are in order as texts, which is quick to compare for thousands.
  const instant = new Date(time).toISOString();
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= instant),
  );
}

/**
 * The moment of a source at an instant: the last one that was not later, or the first of all. Null for the present:
 * without an instant or moments, and for the last moment of all.
 */
export function momentAt(source: ExplorerSource, at: string | null): Moment | null {
  const moments = momentsIn(source);
  const found = moments[indexAt(moments, at) ?? -1];
  return found === moments.at(-1) ? null : (found ?? null);
}

/** A source at a moment: its state then, and its history until then. */
export function sourceAt(source: ExplorerSource, moment: Moment | null): ExplorerSource {
  if ((source.kind !== 'item' && source.kind !== 'actor') || !moment) return source;
  return {
    ...source,
    snapshot: moment.snapshot,
    trace: source.trace.slice(source.trace.findIndex(({ id }) => id === moment.id)),
    asOf: moment.time,
  };
}
