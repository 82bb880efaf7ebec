import type { TreeState } from 'react-stately/useTreeState';

export interface Nested<T> {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly T[];
}

type Rows<T> = TreeState<T>['collection'];
export type Row<T> = NonNullable<ReturnType<Rows<T>['getItem']>>;

/** The rows of a tree as react-aria asks for them, in the order in which they are shown: closed rows hide theirs. */
export function treeRows<T extends Nested<T>>(
  nodes: readonly T[],
  expandedIds: readonly string[],
): Rows<T> {
  const expanded = new Set(expandedIds);
  const all = new Map<unknown, Row<T>>();
  const shown: Row<T>[] = [];
  const rowsOf = (siblings: readonly T[], parentKey: string | null, level: number, isIn: boolean) =>
    siblings.map((value, index): Row<T> => {
      const { id: key, label: textValue, children = [] } = value;
      const row = {
        type: 'item',
        key,
        value,
        level,
        index,
        textValue,
        parentKey,
        prevKey: siblings[index - 1]?.id ?? null,
        nextKey: siblings[index + 1]?.id ?? null,
        hasChildNodes: children.length > 0,
        childNodes: [] as readonly Row<T>[],
        rendered: null,
        props: {},
      };
      all.set(key, row);
      if (isIn) shown.push(row);
      row.childNodes = rowsOf(children, key, level + 1, isIn && expanded.has(key));
      return row;
    });
  rowsOf(nodes, null, 0, true);
  const places = new Map(shown.map(({ key }, place) => [key, place]));
  const beside = (key: unknown, step: number) => {
    const place = places.get(key as string);
    return place === undefined ? null : (shown[place + step]?.key ?? null);
  };
  return {
    size: all.size,
    getKeys: () => places.keys(),
    getItem: (key) => all.get(key) ?? null,
    at: (place) => shown[place] ?? null,
    getKeyBefore: (key) => beside(key, -1),
    getKeyAfter: (key) => beside(key, 1),
    getFirstKey: () => shown[0]?.key ?? null,
    getLastKey: () => shown.at(-1)?.key ?? null,
    getChildren: (key) => all.get(key)?.childNodes ?? [],
    [Symbol.iterator]: () => shown.values(),
  };
}
