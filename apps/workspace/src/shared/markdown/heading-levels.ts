import type { HeadingLevel } from '@brandroom/ui/Heading';

/** Returns the next lower heading level, at most 6. */
function below(level: HeadingLevel): HeadingLevel {
  const next = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
  return next[level];
}

/**
 * Returns the levels of a text's headings below a page heading of level `above`. Each is one level
 * below its parent heading, and no level is skipped, regardless of the text's first level (WCAG
 * 1.3.1).
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
