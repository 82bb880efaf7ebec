import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { mostFolds } from './page-context';
import type { PageRoom, PagePlaces } from './page-context';
import type { MenuActionSection } from '../Menu/menu-section';

/** 560 px at the usual text size. */
const narrowBelow = 35;
/** 352 px at the usual text size. */
const narrowestBelow = 22;
/** 256 px at the usual text size: a phone with text at 200 %. */
const tinyBelow = 16;
/** 832 px at the usual text size: a view bar has no room for all of its controls in one row. */
const tightBelow = 52;
/** 736 px at the usual text size: nor for the count. */
const tighterBelow = 46;

type Room = Omit<PageRoom, 'refit' | 'fold' | 'setMore'>;

const isSameRoom = (one: Room, other: Room) =>
  one.isNarrow === other.isNarrow &&
  one.isNarrowest === other.isNarrowest &&
  one.isTiny === other.isTiny &&
  one.isTight === other.isTight &&
  one.isTighter === other.isTighter &&
  one.folds === other.folds;

/** Of the page before: the next one is mostly as wide. */
let latest: Room = {
  isNarrow: false,
  isNarrowest: false,
  isTiny: false,
  isTight: false,
  isTighter: false,
  folds: 0,
};

/** Observes the width of a page, and provides the state of its bars. */
export function usePageRoom() {
  const [widths, setRoom] = useState(latest);
  const [viewBar, setViewBar] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [more, setAll] = useState<ReadonlyMap<string, readonly MenuActionSection[]>>(new Map());
  const setMore: PageRoom['setMore'] = useCallback((of, sections) => {
    setAll((before) => {
      const after = new Map(before);
      if (sections) after.set(of, sections);
      else after.delete(of);
      return after;
    });
  }, []);

  const setPage = useCallback((page: HTMLElement | null) => {
    if (!page) return undefined;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return page.clientWidth / em;
    };
    let known: number | null = null;
    // After layout, which a measurement before it would do once more. Larger text makes the page taller, not wider.
    const observer = new ResizeObserver(() => {
      const rems = measure();
      if (rems === known) return;
      const isFirst = known === null;
      known = rems;
      latest = {
        isNarrow: rems < narrowBelow,
        isNarrowest: rems < narrowestBelow,
        isTiny: rems < tinyBelow,
        isTight: rems < tightBelow,
        isTighter: rems < tighterBelow,
        folds: 0,
      };
      const next = latest;
      // Runs before the next paint, so that nothing jumps. Parts folded for the title stay folded.
      flushSync(() =>
        setRoom((now) => {
          const fitted = isFirst ? { ...next, folds: now.folds } : next;
          return isSameRoom(now, fitted) ? now : fitted;
        }),
      );
    });
    observer.observe(page);
    return () => observer.disconnect();
  }, []);

  const refit = useCallback(
    () => setRoom((now) => (now.folds === 0 ? now : { ...now, folds: 0 })),
    [],
  );
  const fold = useCallback(
    () => setRoom((now) => ({ ...now, folds: Math.min(mostFolds, now.folds + 1) })),
    [],
  );
  const room: PageRoom = useMemo(
    () => ({ ...widths, refit, fold, setMore }),
    [widths, refit, fold, setMore],
  );
  const places: PagePlaces = useMemo(
    () => ({ viewBar, count, end, below, setViewBar, setCount, setEnd, setBelow }),
    [viewBar, count, end, below],
  );
  return { setPage, room, places, more };
}
