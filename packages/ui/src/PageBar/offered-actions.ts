import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BarAction } from './bar-action';

const offers = new Set<() => readonly BarAction[]>();

/** Offers actions of the screen to the command palette, while the component is mounted. */
export function useOffer(actions: readonly BarAction[]): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const read = () => latest.current;
    offers.add(read);
    return () => void offers.delete(read);
  }, []);
}

/** The actions on screen that can be taken now, those of the part that was shown last first. */
export function offeredActions(): readonly BarAction[] {
  return [...offers]
    .toReversed()
    .flatMap((read) => read())
    .filter(({ isDisabled = false, isPending = false }) => !isDisabled && !isPending);
}
