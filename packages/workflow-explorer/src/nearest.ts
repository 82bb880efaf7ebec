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

/** The name that is nearest to one that is unknown. */
export function nearest<Known extends string>(
  given: string,
  known: readonly Known[],
): Known | null {
  const asked = given.toLowerCase();
  const [first] = known.toSorted(
    (a, b) => distance(asked, a.toLowerCase()) - distance(asked, b.toLowerCase()),
  );
  return first ?? null;
}
