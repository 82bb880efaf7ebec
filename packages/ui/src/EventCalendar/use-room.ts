import { media } from '@brandroom/tokens/media';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { DayRoom } from './calendar-days';

export type CalendarLayout = 'usual' | 'enlarged' | 'phone';

/**
 * Returns how the calendar is laid out. With little room days have marks in place of entries. With enlarged text,
 * entries stay as long as a day has room for them.
 * @param width in px
 * @param em the person's text size, in px
 */
export function layoutOf(width: number, em: number): CalendarLayout {
  const room = width / em;
  if (em > 20 && room >= 36 && room < 64) return 'enlarged';
  return room < 44 ? 'phone' : 'usual';
}

/** Heights in the usual text's height: the names of the days, a day's number, an entry on one line and on two. */
const fine = { heads: 1.75, number: 1.625, line: 1.625, pair: 2.5 };
const coarse = { heads: 1.75, number: 2.875, line: 2.875, pair: 2.875 };
const unlimited: DayRoom = { lines: Infinity, pairs: Infinity };
/** Of a month in a window of 1280 × 800 px: enlarged text shows the same entries. */
const usualRoom: DayRoom = { lines: 4, pairs: 2 };

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
  readonly layout: CalendarLayout;
  /** Of the grid, in the usual text's height. */
  readonly height: number;
}

/** Of the calendar before: the next one mostly has the same room, and is not laid out twice. */
let latest: Size | null = null;

/** Heights in px of the two bars of a page, and of a legend below its calendar. */
const aroundGrid = 119;

/** The room of a first calendar in the usual text size, before it is laid out. */
const expected = (): Size => ({
  layout: layoutOf(innerWidth, 16),
  height: Math.floor(((innerHeight - aroundGrid) / 16) * 4) / 4,
});

/** Measures the calendar: how it is laid out, and how many entries each of its days has room for. */
export function useRoom(view: 'month' | 'week', weeks: number) {
  const [size, setSize] = useState<Size>(() => latest ?? expected());
  const isOnPaper = useMedia(media.print);
  const isCoarse = useMedia(media.coarsePointer);
  const setRoot = useCallback((root: HTMLElement | null) => {
    // A legend below the grid takes from its height alone.
    const grid = root?.firstElementChild;
    if (!root || !grid) return undefined;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = {
        layout: layoutOf(root.clientWidth, em),
        // In quarters, so that a legend of one line costs no entry.
        height: Math.floor((grid.clientHeight / em) * 4) / 4,
      };
      latest = next;
      setSize((now) => (now.layout === next.layout && now.height === next.height ? now : next));
    };
    // Runs before the next paint, so that nothing jumps.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(root);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
  const layout = isOnPaper ? 'usual' : size.layout;
  const { heads, number, line, pair } = isCoarse ? coarse : fine;
  const inDay = (size.height - heads) / weeks - number;
  const measured = {
    lines: Math.max(0, Math.floor(inDay / line)),
    pairs: Math.max(0, Math.floor(inDay / pair)),
  };
  const inMonth = layout === 'enlarged' ? usualRoom : measured;
  const room = isOnPaper || layout === 'phone' || view === 'week' ? unlimited : inMonth;
  return { setRoot, layout, room };
}
