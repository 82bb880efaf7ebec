import { useEffectEvent, useLayoutEffect, useState } from 'react';
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

interface Fit {
  readonly of: string;
  readonly step: number;
  /** The first step that may have room. */
  readonly low: number;
  /** The first step that is known to have room; null before one is found. */
  readonly high: number | null;
  /** From an earlier measurement, which the observer checks. */
  readonly isKnown: boolean;
}

/** A fit that begins at a step, because most changes of the row leave it there. */
const fitFrom = (of: string, step: number): Fit => ({
  of,
  step,
  low: 0,
  high: null,
  isKnown: false,
});
const knownFit = (of: string, step: number): Fit => ({
  of,
  step,
  low: step,
  high: step,
  isKnown: true,
});
const isDone = ({ low, high }: Fit) => low === high;

/** The next step to try: down while the row is full, up while it has room, until they meet. */
function nextFit({ step, low, high, ...rest }: Fit, isWider: boolean): Fit {
  const now = isWider ? { low: step + 1, high } : { low, high: step };
  const next = now.low === now.high ? now.low : isWider ? step + 1 : step - 1;
  return { ...rest, ...now, step: next };
}

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
 * The measured steps, so that a page that is shown again is laid out once: by the content of the
 * chips and the widths of the row's parts, and the last one by the content alone.
 */
const steps = new Map<string, number>();
/** Enough for a day’s filters in a window that keeps its width. */
const keptSteps = 200;

const keyOf = (of: string, widths = 'last') => `${innerWidth} ${widths} ${of}`;

function keep(of: string, widths: string, step: number) {
  if (steps.size >= keptSteps) steps.clear();
  steps.set(keyOf(of, widths), step).set(keyOf(of), step);
}

const widthsOf = (row: Element) =>
  fixedParts(row)
    .map(({ clientWidth }) => clientWidth)
    .join();

/**
 * Fits chips into the row of their ViewBar: they shrink step by step while the row is full. `shown`
 * identifies the content of the chips, null before they have their place; they are fitted again when it or the
 * row's other parts change.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, shown: string | null) {
  const of = shown ?? '';
  const first = (): Fit => {
    const step = steps.get(keyOf(of));
    return step === undefined ? fitFrom(of, 0) : knownFit(of, step);
  };
  const [fit, setFit] = useState(first);
  if (fit.of !== of) setFit(first());

  useLayoutEffect(() => {
    const row = rowOf(bar.current);
    const room = rooms[fit.step];
    if (!row || !room || fit.of === '') return;
    if (!isDone(fit)) setFit(nextFit(fit, room !== 'one' && isFull(row, room)));
    else if (!fit.isKnown) keep(fit.of, widthsOf(row), fit.step);
  }, [bar, fit]);

  const refit = useEffectEvent((row: Element) => {
    if (fit.of === '') return;
    const widths = widthsOf(row);
    const step = steps.get(keyOf(fit.of, widths));
    if (step === fit.step) keep(fit.of, widths, step);
    else setFit(fitFrom(fit.of, step ?? fit.step));
  });
  useLayoutEffect(() => {
    const row = rowOf(bar.current);
    if (!row) return undefined;
    let frame = 0;
    // Some observed sizes depend on the chips, so the chips are fitted after all were reported.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => refit(row));
    });
    for (const part of fixedParts(row)) observer.observe(part);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
    // Anew for other content, whose known fit may be of other widths.
  }, [bar, fit.of]);
  return rooms[fit.step] ?? 'one';
}
