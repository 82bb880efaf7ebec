/** 'a', 'a and b', 'a, b and c'; with `last` 'or' likewise. */
export function joinList(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  const end = items.at(-1) ?? '';
  return items.length < 2 ? end : `${items.slice(0, -1).join(', ')} ${last} ${end}`;
}

/** Splits text on commas into trimmed entries, without empty ones. */
export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
