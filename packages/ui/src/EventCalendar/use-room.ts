import { media } from '@brandroom/tokens/media';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { DayRoom } from './calendar-days';

/** Narrower, in the usual text's height, days have marks in place of entries: on phones and in large text. */
const phoneBelow = 44;
/** Heights in the usual text's height: the names of the days, a day's number, an entry on one line and on two. */
const fine = { heads: 1.75, number: 1.625, line: 1.625, pair: 2.5 };
const coarse = { heads: 1.75, number: 2.875, line: 2.875, pair: 2.875 };
const unlimited: DayRoom = { lines: Infinity, pairs: Infinity };

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

interface Size {
  readonly isPhone: boolean;
  /** Of the grid, in the usual text's height. */
  readonly height: number;
}

/** Measures the calendar: whether it is a phone's, and how many entries each of its days has room for. */
export function useRoom(view: 'month' | 'week', weeks: number) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [{ isPhone, height }, setSize] = useState<Size>({ isPhone: false, height: 40 });
  const isOnPaper = useMedia(media.print);
  const isCoarse = useMedia(media.coarsePointer);
  useLayoutEffect(() => {
    // A legend below the grid takes from its height alone.
    const grid = root?.firstElementChild;
    if (!root || !grid) return undefined;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = {
        isPhone: root.clientWidth / em < phoneBelow,
        // In quarters, so that a legend of one line costs no entry.
        height: Math.floor((grid.clientHeight / em) * 4) / 4,
      };
      setSize((now) => (now.isPhone === next.isPhone && now.height === next.height ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [root]);
  const { heads, number, line, pair } = isCoarse ? coarse : fine;
  const inDay = (height - heads) / weeks - number;
  const room: DayRoom =
    isOnPaper || isPhone || view === 'week'
      ? unlimited
      : {
          lines: Math.max(0, Math.floor(inDay / line)),
          pairs: Math.max(0, Math.floor(inDay / pair)),
        };
  return { setRoot, isPhone: isPhone && !isOnPaper, room };
}
