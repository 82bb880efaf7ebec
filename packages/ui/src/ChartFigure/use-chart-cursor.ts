import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import { inRange, moveCursor } from './chart-cursor';
import type { ChartWalk } from './chart-cursor';
import type { ChartCursor, ChartData, FigureWords } from './chart-data';

/** The delay after the last key in ms, so that a held arrow announces only its end. */
export const speechPause = 120;

interface ChartCursorOptions {
  readonly data: ChartData;
  readonly walk: ChartWalk;
  readonly wordsAt: (cursor: ChartCursor) => FigureWords;
}

/**
 * Where a person is in a chart. Keys move it and speak; the pointer moves it silently. It is shown while the chart has
 * focus or the pointer, until Escape.
 */
export function useChartCursor({ data, walk, wordsAt }: ChartCursorOptions) {
  const { direction } = useLocale();
  const [wanted, setWanted] = useState<ChartCursor>({ point: 0, series: 0 });
  const [isFocused, setFocused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const speak = useSpeech();
  const cursor = inRange(wanted, data);
  const say = (at: ChartCursor) => {
    const { point, value, event } = wordsAt(at);
    speak([point, value, event].filter((text) => text !== undefined).join(', '));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      setFocused(false);
      setPointed(false);
      return;
    }
    const options = { isRightToLeft: direction === 'rtl', walk };
    const next = moveCursor(event.key, cursor, data, options);
    if (!next) return;
    event.preventDefault();
    setFocused(true);
    setWanted(next);
    const isElsewhere = next.point !== cursor.point || next.series !== cursor.series;
    // After Escape the same figure is shown, and so said, anew.
    if (isElsewhere || !isFocused) say(next);
  };
  return {
    cursor,
    isShown: isFocused || isPointed,
    pointAt: (next: ChartCursor) => {
      setPointed(true);
      setWanted(next);
    },
    handlers: {
      onKeyDown,
      onFocus: () => {
        setFocused(true);
        say(cursor);
      },
      onBlur: () => setFocused(false),
      onPointerLeave: () => setPointed(false),
    },
  };
}

function useSpeech() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(text), speechPause);
  };
}
