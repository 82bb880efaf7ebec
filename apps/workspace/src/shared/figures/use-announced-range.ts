import { announce } from '@brandroom/ui/announce';
import { useEffect, useRef } from 'react';

/** Announces the main figure of another time range once it is shown, but not when the page opens. */
export function useAnnouncedRange(range: string, text: string) {
  const told = useRef(range);
  useEffect(() => {
    if (told.current === range) return;
    told.current = range;
    announce(text);
  }, [range, text]);
}
