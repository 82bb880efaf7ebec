import { isSameDay, isSameMonth, parseDate, startOfWeek } from '@internationalized/date';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { createFocusStore, dayKey, entryKey } from './focus-store';

function elementOf(root: HTMLElement, key: string): HTMLElement | null {
  const [kind, ...id] = key.split(' ');
  return root.querySelector(`[data-${kind}="${CSS.escape(id.join(' '))}"]`);
}

interface Wanted {
  readonly key: string;
  /** The day that the calendar goes to at the same time: what is there now is drawn anew. */
  readonly day: string | undefined;
}

/**
 * The one Tab stop of the calendar, and focus that is wanted on what is not drawn yet.
 * @param held stays focused wherever it is drawn next, until it is dropped
 */
export function useFocusKeeper(day: string, locale: string, held: string | null) {
  const rootRef = useRef<HTMLElement>(null);
  const wanted = useRef<Wanted>(null);
  const heldKey = useRef<string>(null);
  const [store] = useState(() => createFocusStore(dayKey(day)));
  const lastDay = useRef(day);
  /** Whether the reader is in the calendar: a part of it may be drawn anew under them. */
  const isInside = useRef(false);

  /** Focuses what is wanted, if it is there by now. */
  const settle = useCallback(() => {
    const root = rootRef.current;
    if (!root) return;
    const target = wanted.current?.key ?? heldKey.current;
    if (target !== null) {
      const element = elementOf(root, target);
      if (element !== document.activeElement) element?.focus();
      const isDrawn = wanted.current?.day === undefined || wanted.current.day === lastDay.current;
      if (isDrawn && element === document.activeElement) wanted.current = null;
      return;
    }
    // What it was on is not shown any more, as after a filter.
    if (elementOf(root, store.active()) === null) store.activate(dayKey(lastDay.current));
    if (isInside.current && document.activeElement === document.body) {
      elementOf(root, store.active())?.focus();
    }
  }, [store]);

  const setRoot = useCallback(
    (root: HTMLElement | null) => {
      rootRef.current = root;
      if (!root) return undefined;
      const watcher = new MutationObserver(settle);
      // FullCalendar hides what it draws until it has measured it.
      watcher.observe(root, {
        childList: true,
        subtree: true,
        attributeFilter: ['style', 'class'],
      });
      const stopped = new AbortController();
      const noteWhere = ({ target }: Event) => {
        isInside.current = target instanceof Node && root.contains(target);
        if (!isInside.current) wanted.current = null;
      };
      for (const type of ['focusin', 'pointerdown']) {
        document.addEventListener(type, noteWhere, { signal: stopped.signal });
      }
      return () => {
        watcher.disconnect();
        stopped.abort();
      };
    },
    [settle],
  );

  useLayoutEffect(() => {
    lastDay.current = day;
    // By keys one is there already.
    if (!isInside.current) store.activate(dayKey(day));
  }, [day, store]);
  useLayoutEffect(() => {
    heldKey.current = held;
  }, [held]);
  useEffect(settle);

  const isShown = (other: string, view: 'month' | 'week') => {
    const [one, two] = [parseDate(lastDay.current), parseDate(other)];
    return view === 'month'
      ? isSameMonth(one, two)
      : isSameDay(startOfWeek(one, locale), startOfWeek(two, locale));
  };

  return {
    store,
    setRoot,
    root: () => rootRef.current,
    isShown,
    /** The day that was last gone to, else the one that the calendar was opened at. */
    activeDay: () => {
      const active = rootRef.current && elementOf(rootRef.current, store.active());
      const { day: ofDay, of } = active?.dataset ?? {};
      return ofDay ?? of ?? lastDay.current;
    },
    focus: (key: string, newDay?: string) => {
      wanted.current = { key, day: newDay };
      settle();
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const { day: ofDay, of = '', entry } = target.dataset;
      if (ofDay !== undefined) store.activate(dayKey(ofDay));
      // The tray has a stop of its own.
      else if (entry !== undefined && of !== '') store.activate(entryKey(entry));
    },
  };
}
