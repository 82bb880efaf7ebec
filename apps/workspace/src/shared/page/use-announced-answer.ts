import { announce } from '@brandroom/ui/announce';
import { useEffect, useRef } from 'react';

/** Announces an answer once after something else was asked, but not when the page opens. */
export function useAnnouncedAnswer(asked: string, answer: string) {
  const announced = useRef(asked);
  useEffect(() => {
    if (announced.current === asked) return;
    announced.current = asked;
    announce(answer);
  }, [asked, answer]);
}
