import type { Filter } from './filter';
import type { OpenFilters } from './FilterOverlay';

/** The buttons that are no filter themselves. */
export const more = ':more';
export const all = ':all';

/** Returns the filters that the button with an id opens. */
export function openOf(
  id: string | undefined,
  filters: readonly Filter[],
  others: readonly Filter[],
): OpenFilters | null {
  if (id === all) return { of: 'all', filters };
  if (id === more) return { of: 'more', filters: others };
  const filter = filters.find((each) => each.id === id);
  return filter ? { of: 'one', filter } : null;
}
