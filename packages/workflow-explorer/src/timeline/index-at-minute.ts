import type { Moment } from '../source';

const minute = 60_000;

/**
 * The index of the last moment until the end of a minute, `2025-06-01T14:30` in the time zone of the browser; null
 * before the first one. A date field has no seconds, so a moment within the minute counts.
 */
export function indexAtMinute(moments: readonly Moment[], local: string): number | null {
  const end = new Date(Date.parse(local) + minute).toISOString();
  const index = moments.findLastIndex(({ at }) => at < end);
  return index === -1 ? null : index;
}
