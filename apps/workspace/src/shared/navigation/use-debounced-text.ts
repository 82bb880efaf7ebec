import { useEffect, useEffectEvent, useState } from 'react';

const pause = 250;

/**
 * Debounces text while a person types. Follows `text` when it changes from elsewhere, such as by
 * going back; a late echo of the own value changes nothing.
 */
export function useDebouncedText(text: string, hand: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [handed, setHanded] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (text !== handed) {
      setHanded(text);
      setTyped(text);
    }
  }

  const handOn = useEffectEvent(() => {
    setHanded(typed);
    hand(typed);
  });
  useEffect(() => {
    if (typed === handed) return undefined;
    const timer = setTimeout(() => handOn(), pause);
    return () => clearTimeout(timer);
  }, [typed, handed]);
  return [typed, setTyped] as const;
}
