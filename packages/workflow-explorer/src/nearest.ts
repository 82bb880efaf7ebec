/** How far two texts are apart: the least number of letters to add, remove or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known name that is nearest to an unknown one; null where each differs in over a third of its letters. */
export function nearest<Known extends string>(
  given: string,
  known: readonly Known[],
): Known | null {
  const asked = given.toLowerCase();
  const [first] = known
    .map((name) => ({ name, apart: distance(asked, name.toLowerCase()) }))
    .filter(({ name, apart }) => apart <= Math.max(given.length, name.length) / 3)
    .toSorted((a, b) => a.apart - b.apart);
  return first?.name ?? null;
}
