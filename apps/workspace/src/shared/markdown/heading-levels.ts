import type { HeadingLevel } from '@brandroom/ui/Heading';

/** The next step of the outline, which ends at 6. */
function below(level: HeadingLevel): HeadingLevel {
  const next = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
  return next[level];
}

/**
 * The levels of a text's headings on a page whose own heading above them is of level `above`. Each
 * stands below the one that it belongs to, and none is left out on the way down, whatever the text
 * begins with (WCAG 1.3.1).
 */
export function headingLevels(
  depths: readonly number[],
  above: HeadingLevel,
): readonly HeadingLevel[] {
  const open: { depth: number; level: HeadingLevel }[] = [];
  return depths.map((depth) => {
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const level = below(open.at(-1)?.level ?? above);
    open.push({ depth, level });
    return level;
  });
}
