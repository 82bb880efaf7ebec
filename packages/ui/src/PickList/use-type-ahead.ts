import { useRef } from 'react';

/** What of a key press matters here. */
interface Typed {
  readonly key: string;
  /** Milliseconds. */
  readonly timeStamp: number;
}

/** A pause after which typing starts anew. */
const pause = 1000;

export interface TypeAhead {
  /** Somebody is in the middle of a name: a space belongs to it. */
  readonly isTyping: (typed: Typed) => boolean;
  /** The place of the next name, from `active` on, that starts with what was typed; undefined when there is none. */
  readonly place: (typed: Typed, active: number) => number | undefined;
}

/** Finds one of `names` by its first letters; the same letter again goes on to the next one. */
export function useTypeAhead(names: readonly string[]): TypeAhead {
  const typed = useRef({ text: '', at: -pause });
  const isTyping = ({ timeStamp }: Typed) => timeStamp - typed.current.at < pause;
  return {
    isTyping: (key) => isTyping(key) && typed.current.text !== '',
    place: ({ key, timeStamp }, active) => {
      if (key.length !== 1) return undefined;
      const text = (isTyping({ key, timeStamp }) ? typed.current.text : '') + key.toLowerCase();
      typed.current = { text, at: timeStamp };
      const isRepeat = new Set(text).size === 1;
      const wanted = isRepeat ? key.toLowerCase() : text;
      const order = names.map((_, index) => (active + index + (isRepeat ? 1 : 0)) % names.length);
      return order.find((place) => names[place]?.toLowerCase().startsWith(wanted));
    },
  };
}
