/** Returns the name with a number before its extension: `plan.pdf` becomes `plan (2).pdf`. */
function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return `${stem} (${number})${dot > 0 ? name.slice(dot) : ''}`;
}

/**
 * Returns names that differ on every system, in the order given: the first of several equal names stays, the others
 * get a number. Case does not count, as on Windows and macOS.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const key = (name: string) => name.normalize('NFC').toLowerCase();
  const taken = new Set<string>();
  const given = new Set(names.map(key));
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(key(free)); number += 1) {
      const next = numbered(name, number);
      // A file that has this name by itself keeps it.
      if (!given.has(key(next))) free = next;
    }
    taken.add(key(free));
    return free;
  });
}
