import { useEffect, useRef, useState } from 'react';

const pause = 250;

/**
 * Text that a person is typing, handed on when they pause. Follows `text` when it changes from
 * elsewhere, such as going back.
 */
export function useDebouncedText(text: string, hand: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const handed = useRef(text);
  if (handed.current !== text) {
    handed.current = text;
    setTyped(text);
  }
  useEffect(() => {
    if (typed === handed.current) return undefined;
    const timer = setTimeout(() => {
      handed.current = typed;
      hand(typed);
    }, pause);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
