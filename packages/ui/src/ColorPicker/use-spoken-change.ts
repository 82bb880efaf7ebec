import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce';

/** Long enough that a row of key presses is spoken of once (accessibility, "Colour form"). */
const settled = 500;

/** Speaks of a change once it has come to rest, in milliseconds after the last call. */
export function useSpokenChange(): (words: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (words) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(words), settled);
  };
}
