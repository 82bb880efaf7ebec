/** How many options stand side by side in the first row. */
export function columnsOf(options: readonly HTMLElement[]): number {
  const [first] = options;
  const isInRow = ({ offsetTop }: HTMLElement) => offsetTop === first?.offsetTop;
  return Math.max(1, options.filter(isInRow).length);
}

/**
 * The place that a key leads to in a grid of `count` options, or undefined when it leads nowhere. Down from over the gap
 * of a last row that is not full leads to its end.
 */
export function placeAfter(
  key: string,
  place: number,
  count: number,
  columns: number,
): number | undefined {
  const last = count - 1;
  const isInLastRow = Math.floor(place / columns) === Math.floor(last / columns);
  const steps: Record<string, number> = {
    ArrowLeft: Math.max(0, place - 1),
    ArrowRight: Math.min(last, place + 1),
    ArrowUp: place < columns ? place : place - columns,
    ArrowDown: isInLastRow ? place : Math.min(last, place + columns),
    Home: 0,
    End: last,
  };
  return steps[key];
}
