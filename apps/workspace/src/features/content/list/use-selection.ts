import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useState } from 'react';

import type { ContentSearch } from '../item/content-search';

/**
 * Identifies the filters of a selection: changing them clears it, changing order, page or columns
 * does not.
 */
function filtersOf(search: ContentSearch) {
  const { orderBy, direction, page, view, date, item, columns, color, ...filters } = search;
  return JSON.stringify(filters);
}

/**
 * The selected items of a list, over all its pages. Each is the version that was selected, so that
 * no later change is approved unread.
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
    /** Sets the selection from the table's ids. */
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
