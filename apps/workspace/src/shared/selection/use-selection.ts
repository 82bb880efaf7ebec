import { useState } from 'react';

interface Identified {
  readonly id: string;
}

/** The selected items of a list. */
export interface Selection<Item> {
  readonly items: readonly Item[];
  readonly ids: readonly string[];
  /** Sets the selection. Each id is listed or was selected before; a repeated one counts once. */
  readonly select: (ids: readonly string[]) => void;
  /** Selects the listed items too; undefined when all are selected. */
  readonly selectAll: (() => void) | undefined;
  readonly unselect: (gone: readonly Item[]) => void;
}

const idsOf = (items: readonly Identified[]) => items.map(({ id }) => id);

/**
 * The selected items of a list over all its pages, until its filters change. Each is the version
 * that was selected, so that no later change is approved unread.
 * @param filters identifies the filters; not the order, the page or the columns
 */
export function usePagedSelection<Item extends Identified>(
  listed: readonly Item[],
  filters: string,
): Selection<Item> {
  const [state, setState] = useState({ filters, items: [] as readonly Item[] });
  if (state.filters !== filters) setState({ filters, items: [] });
  const items = state.filters === filters ? state.items : [];
  const ids = idsOf(items);
  const select = (wanted: readonly string[]) => {
    const known = new Map<string, Item>([...listed, ...items].map((item) => [item.id, item]));
    setState({ filters, items: [...new Set(wanted)].flatMap((id) => known.get(id) ?? []) });
  };
  return {
    items,
    ids,
    select,
    selectAll: listed.some(({ id }) => !ids.includes(id))
      ? () => select([...ids, ...idsOf(listed)])
      : undefined,
    unselect: (gone) =>
      setState((before) => ({
        ...before,
        items: before.items.filter(({ id }) => !gone.some((each) => each.id === id)),
      })),
  };
}

/**
 * The same for a list without pages: each is the current version, and an item that is no longer listed is no longer
 * selected.
 */
export function useSelection<Item extends Identified>(
  listed: readonly Item[],
  filters: string,
): Selection<Item> {
  const selection = usePagedSelection(listed, filters);
  const current = new Map<string, Item>(listed.map((item) => [item.id, item]));
  const items = selection.ids.flatMap((id) => current.get(id) ?? []);
  return { ...selection, items, ids: idsOf(items) };
}
