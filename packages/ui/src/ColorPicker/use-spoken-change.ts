import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce';

/** Milliseconds; long enough that a series of key presses is announced once (accessibility, "Color form"). */
const settled = 500;

/** Returns a function that announces a change once no other has followed for half a second. */
export function useSpokenChange(): (words: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (words) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(words), settled);
  };
}
