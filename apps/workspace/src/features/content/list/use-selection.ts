import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useState } from 'react';

import type { ContentSearch } from '../item/content-search';

/** What a selection is of: another order or page keeps it, other filters do not. */
function filtersOf({ orderBy, direction, page, view, date, item, ...filters }: ContentSearch) {
  return JSON.stringify(filters);
}

/**
 * The selected items of a list, on whichever page they are. Each is the version that was selected,
 * so that no later change is approved unread.
 */
export function useSelection(listed: readonly ContentItem[], search: ContentSearch) {
  const filters = filtersOf(search);
  const [state, setState] = useState({ filters, chosen: [] as readonly ContentItem[] });
  if (state.filters !== filters) setState({ filters, chosen: [] });
  const chosen = state.filters === filters ? state.chosen : [];
  const choose = (items: readonly ContentItem[]) => setState({ filters, chosen: items });
  return {
    items: chosen,
    ids: chosen.map(({ id }) => id),
    /** As the table has them, by id. */
    select: (ids: readonly string[]) => {
      const known = new Map<string, ContentItem>(
        [...listed, ...chosen].map((item) => [item.id, item]),
      );
      choose(ids.flatMap((id) => known.get(id) ?? []));
    },
    unselect: (gone: readonly ContentItem[]) =>
      setState((before) => ({
        ...before,
        chosen: before.chosen.filter(({ id }) => !gone.some((each) => each.id === id)),
      })),
  };
}
