import type { ExplorerSource, Moment } from '../source';
import { momentsIn } from '../source';

/** The moments to which a timeline can go: of several at one instant, the last one. */
export function stopsOf(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter(({ at }, index) => moments[index + 1]?.at !== at);
}

/**
 * The moment of a source at an instant: the last one that was not later, or the first of all. Null for the present:
 * without an instant or moments, and for the last moment of all.
 */
export function momentAt(source: ExplorerSource, at: string | null): Moment | null {
  const instant = Date.parse(at ?? '');
  const moments = momentsIn(source);
  if (Number.isNaN(instant)) return null;
  const found = moments.findLast((moment) => Date.parse(moment.at) <= instant) ?? moments[0];
  return found === moments.at(-1) ? null : (found ?? null);
}

/** A source as it was at a moment: its state then, and what had happened until then. */
export function sourceAt(source: ExplorerSource, moment: Moment | null): ExplorerSource {
  if ((source.kind !== 'item' && source.kind !== 'actor') || !moment) return source;
  return {
    ...source,
    snapshot: moment.snapshot,
    trace: source.trace.slice(source.trace.findIndex(({ id }) => id === moment.id)),
    asOf: moment.time,
  };
}
