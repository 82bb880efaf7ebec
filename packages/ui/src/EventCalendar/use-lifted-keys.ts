import { useEffect, useLayoutEffect } from 'react';
import type { calendarKeys } from './calendar-keys';
import type { Lifted } from './lift';

type Keys<Item> = ReturnType<typeof calendarKeys<Item>>;

interface LiftedKeys<Item> extends Keys<Item> {
  readonly lifted: Lifted<Item> | null;
}

/** Keeps keys and presses with an entry that is being moved by keyboard. */
export function useLiftedKeys<Item>({
  lifted,
  onKeyDown,
  putBack,
  announceRest,
}: LiftedKeys<Item>) {
  // Before any key, which would take the entry further.
  useLayoutEffect(() => {
    if (lifted?.isUntold) announceRest(lifted);
  });
  // A press elsewhere drops the lifted entry.
  useEffect(() => {
    if (!lifted) return undefined;
    const letGo = () => putBack(lifted);
    // Drawn in another cell it loses focus for a moment: a key that comes then is meant for it.
    const passOn = (event: KeyboardEvent) => {
      if (event.target === document.body) onKeyDown(event);
    };
    document.addEventListener('pointerdown', letGo);
    document.addEventListener('keydown', passOn);
    return () => {
      document.removeEventListener('pointerdown', letGo);
      document.removeEventListener('keydown', passOn);
    };
  });
}
