/**
 * The positions nearest to the wanted ones that keep the gaps: each at least `gaps[i]` after the one before.
 * Positions that would collide move together, by their weights.
 */
export function spaced(
  wanted: readonly number[],
  weights: readonly number[],
  gaps: readonly number[],
): readonly number[] {
  let offset = 0;
  const offsets = wanted.map((_, index) => (offset += index === 0 ? 0 : (gaps[index] ?? 0)));
  const blocks: { sum: number; weight: number; size: number }[] = [];
  for (const [index, want] of wanted.entries()) {
    const weight = weights[index] ?? 1;
    let block = { sum: (want - (offsets[index] ?? 0)) * weight, weight, size: 1 };
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      if (last.sum / last.weight <= block.sum / block.weight) break;
      blocks.pop();
      block = {
        sum: last.sum + block.sum,
        weight: last.weight + block.weight,
        size: last.size + block.size,
      };
    }
    blocks.push(block);
  }
  return blocks
    .flatMap(({ sum, weight, size }) => Array.from({ length: size }, () => sum / weight))
    .map((base, index) => base + (offsets[index] ?? 0));
}
