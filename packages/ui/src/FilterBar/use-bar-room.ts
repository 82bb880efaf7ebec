import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import * as viewBarStyles from '../ViewBar/ViewBar.css';

/** The steps in which a filter bar shrinks. */
const rooms = [
  // All chips, with quick values beside them.
  'quick',
  // All chips.
  'all',
  // All chips; the reset is an icon.
  'icon',
  // All chips; the button that adds one is an icon too.
  'icons',
  // The set chips and the last pinned one.
  'last',
  // The set chips.
  'set',
  // The set chips, beside a narrower search.
  'lean',
  // One button for all.
  'one',
] as const;

/** The row of the ViewBar that a filter bar is in. */
export const rowOf = (bar: Element | null) =>
  bar?.closest(`.${viewBarStyles.bar}`) ?? bar?.parentElement ?? null;

function isFull(row: Element, room: (typeof rooms)[number]): boolean {
  // The full size of the other parts, before they shrink.
  row.setAttribute('data-fitting', room);
  const isWider = row.scrollWidth > row.clientWidth;
  row.removeAttribute('data-fitting');
  return isWider;
}

/** The row, and its parts beside the chips and the field, which follow them. */
const fixedParts = (row: Element) => [
  row,
  ...[...row.children].filter(
    (part) => !part.matches('[data-bar-search], [data-bar-chips], :has([data-filter])'),
  ),
  ...row.querySelectorAll('[data-filter-start]'),
];

/**
 * Fits chips into the row of their ViewBar: they shrink step by step while the row is full. `shown`
 * identifies the content of the chips; they are fitted again when it or the row's other parts change.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, shown: string) {
  const [fit, setFit] = useState({ of: shown, step: 0 });
  if (fit.of !== shown) setFit({ of: shown, step: 0 });

  useLayoutEffect(() => {
    const row = rowOf(bar.current);
    const room = rooms[fit.step];
    if (!row || !room || room === 'one' || !isFull(row, room)) return;
    setFit({ ...fit, step: fit.step + 1 });
  }, [bar, fit]);

  useLayoutEffect(() => {
    const row = rowOf(bar.current);
    if (!row) return undefined;
    const widths = () => fixedParts(row).map(({ clientWidth }) => clientWidth);
    let before = widths().join();
    let frame = 0;
    const refit = () => {
      const now = widths().join();
      if (now === before) return;
      before = now;
      setFit((old) => ({ ...old, step: 0 }));
    };
    // Some observed sizes depend on the chips, so the chips are fitted after all were reported.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(refit);
    });
    for (const part of fixedParts(row)) observer.observe(part);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [bar]);
  return rooms[fit.step] ?? 'one';
}
