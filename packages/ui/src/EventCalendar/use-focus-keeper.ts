import { isSameDay, isSameMonth, parseDate, startOfWeek } from '@internationalized/date';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { createFocusStore, dayKey, entryKey } from './focus-store';

function elementOf(root: HTMLElement, key: string): HTMLElement | null {
  const [kind, ...id] = key.split(' ');
  return root.querySelector(`[data-${kind}="${CSS.escape(id.join(' '))}"]`);
}

/** Overlays in front of the page, which give focus back when they close. */
const inFront =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [data-react-aria-top-layer="true"]';

/** Where the reader is. */
interface Place {
  readonly key: string;
  /** The day where the entry was drawn last; empty in the tray. */
  readonly day: string;
}

interface Wanted {
  readonly key: string;
  /** The day that the calendar shows at the same time, which redraws the items. */
  readonly day: string | undefined;
}

/**
 * The one Tab stop of the calendar, and focus requested for entries that are not drawn yet.
 * @param held stays focused wherever it is drawn next, until it is dropped
 */
export function useFocusKeeper(day: string, locale: string, held: string | null) {
  const rootRef = useRef<HTMLElement>(null);
  const wanted = useRef<Wanted>(null);
  const heldKey = useRef<string>(null);
  const [store] = useState(() => createFocusStore(dayKey(day)));
  const lastDay = useRef(day);
  const place = useRef<Place>({ key: dayKey(day), day });
  /** The element that has focus until the wanted one is rendered. */
  const standIn = useRef<string>(null);
  /** Whether the reader is in the calendar: a part of it may be drawn anew under them. */
  const isInside = useRef(false);

  /** Focuses the wanted element, if it is rendered by now. */
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
    const { key, day: itsDay } = place.current;
    const ofDay = elementOf(root, key)?.dataset['of'];
    if (ofDay !== undefined) place.current = { key, day: ofDay };
    // A filter hides its entry, or the day has no room for it.
    const others = [key, entryKey(`more ${itsDay}`), dayKey(itsDay), dayKey(lastDay.current)];
    const shown = others.find((each) => elementOf(root, each) !== null);
    if (shown === undefined) return;
    // The tray has a stop of its own.
    if (shown !== key || ofDay !== '') store.activate(shown);
    else if (elementOf(root, store.active()) === null) store.activate(dayKey(lastDay.current));
    const { activeElement } = document;
    const stoodIn = standIn.current !== null && elementOf(root, standIn.current);
    if (!isInside.current || (activeElement !== document.body && activeElement !== stoodIn)) return;
    standIn.current = shown === key ? null : shown;
    elementOf(root, shown)?.focus();
  }, [store]);

  const setRoot = useCallback(
    (root: HTMLElement | null) => {
      rootRef.current = root;
      if (!root) return undefined;
      const watcher = new MutationObserver(settle);
      watcher.observe(root, { childList: true, subtree: true });
      const stopped = new AbortController();
      const noteWhere = ({ target }: Event) => {
        const isHere = target instanceof Node && root.contains(target);
        if (!isHere) wanted.current = null;
        if (!(target instanceof Element && target.closest(inFront))) isInside.current = isHere;
      };
      // An overlay that closes first gives focus back by itself, maybe to an element that is gone.
      const closings = new MutationObserver(() => {
        requestAnimationFrame(() => requestAnimationFrame(settle));
      });
      closings.observe(document.body, { childList: true });
      for (const type of ['focusin', 'pointerdown']) {
        document.addEventListener(type, noteWhere, { signal: stopped.signal });
      }
      return () => {
        watcher.disconnect();
        closings.disconnect();
        stopped.abort();
        rootRef.current = null;
      };
    },
    [settle],
  );

  useLayoutEffect(() => {
    lastDay.current = day;
    // The keyboard has already moved focus there.
    if (isInside.current) return;
    place.current = { key: dayKey(day), day };
    store.activate(dayKey(day));
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
      const key = ofDay === undefined ? entryKey(entry ?? '') : dayKey(ofDay);
      if (ofDay === undefined && entry === undefined) return;
      if (key !== standIn.current) {
        standIn.current = null;
        place.current = { key, day: ofDay ?? of };
      }
      if (ofDay !== undefined || of !== '') store.activate(key);
    },
  };
}
