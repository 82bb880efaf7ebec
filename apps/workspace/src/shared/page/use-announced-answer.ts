import { announce } from '@brandroom/ui/announce';
import { useEffect, useRef } from 'react';

/** Announces an answer once after something else was asked, but not when the page opens. */
export function useAnnouncedAnswer(asked: string, answer: string) {
  const told = useRef(asked);
  useEffect(() => {
    if (told.current === asked) return;
    told.current = asked;
    announce(answer);
  }, [asked, answer]);
}
