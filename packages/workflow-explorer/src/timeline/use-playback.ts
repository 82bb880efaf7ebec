import { useEffect, useRef, useState } from 'react';

/** How many times as fast as usual. */
export const speeds = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof speeds)[number];

/** How long each moment is shown at the usual speed, in milliseconds. */
const pause = 1500;
/** While it plays, at most one sentence is announced in this time. */
const sentencePause = 2000;

interface PlaybackOptions {
  index: number;
  last: number;
  /** Shows another moment. */
  show: (index: number) => void;
  /** Announces a moment. */
  say: (index: number) => void;
}

/** Plays the moments one by one. Nothing is animated, so it plays with reduced motion too. */
export function usePlayback({ index, last, show, say }: PlaybackOptions) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const isSilent = useRef(false);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(silence.current), []);

  function sayNow(at: number) {
    clearTimeout(silence.current);
    isSilent.current = true;
    silence.current = setTimeout(() => {
      isSilent.current = false;
    }, sentencePause);
    say(at);
  }
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => {
        const next = Math.min(index + 1, last);
        show(next);
        if (next === last) setPlaying(false);
        if (next === last || !isSilent.current) sayNow(next);
      },
      pause / Number(speed),
    );
    return () => clearTimeout(timer);
  });
  return {
    isPlaying,
    speed,
    setSpeed,
    stop: () => setPlaying(false),
    /** Plays, or pauses and announces the moment that is shown. */
    toggle: () => {
      if (isPlaying) sayNow(index);
      // At the end it starts over.
      else if (index === last) show(0);
      setPlaying(!isPlaying);
    },
  };
}
