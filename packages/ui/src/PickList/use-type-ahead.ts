import { useRef } from 'react';
import { findByStart } from '../CardList/card-moves';

/** The used part of a key event. */
interface Typed {
  readonly key: string;
  /** Milliseconds. */
  readonly timeStamp: number;
}

/** A pause after which typing starts anew, ms. */
const pause = 1000;

export interface TypeAhead {
  /** While a person types a name, a space is part of it. */
  readonly isTyping: (typed: Typed) => boolean;
  /** The index of the next name, from `active` on, that begins with the typed text; undefined when there is none. */
  readonly place: (typed: Typed, active: number) => number | undefined;
}

/** Finds one of `names` by its first letters; the same letter again moves to the next one. */
export function useTypeAhead(names: readonly string[]): TypeAhead {
  const typed = useRef({ text: '', at: -pause });
  const isTyping = ({ timeStamp }: Typed) => timeStamp - typed.current.at < pause;
  return {
    isTyping,
    place: ({ key, timeStamp }, active) => {
      if (key.length !== 1) return undefined;
      const text = (isTyping({ key, timeStamp }) ? typed.current.text : '') + key;
      typed.current = { text, at: timeStamp };
      const isRepeat = new Set(text).size === 1;
      return findByStart(names, active, isRepeat ? key : text);
    },
  };
}
