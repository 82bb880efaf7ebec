import type { StatePath } from '@brandroom/statechart/graph';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { Place } from '../place';
import type { Explorer } from './explorer-context';

/**
 * Changes the place and keeps the states that were selected before, to return to them. Its functions stay the same and
 * use the latest place.
 */
export function usePassed(
  place: Place,
  onPlaceChange: (change: Partial<Place>) => void,
): Pick<Explorer, 'go' | 'canGoBack' | 'goBack'> {
  const [passed, setPassed] = useState<readonly StatePath[]>([]);
  const latest = useRef({ place, onPlaceChange, passed });
  useLayoutEffect(() => {
    latest.current = { place, onPlaceChange, passed };
  });
  const walk = useMemo(() => {
    return {
      go: (next: Partial<Place>) => {
        const { state } = latest.current.place;
        const isElsewhere = next.state !== undefined && next.state !== state;
        // The timeline has steps back of its own.
        if (isElsewhere && state !== null && next.at === undefined)
          setPassed([...latest.current.passed, state]);
        latest.current.onPlaceChange(next);
      },
      goBack: () => {
        const last = latest.current.passed.at(-1) ?? null;
        setPassed(latest.current.passed.slice(0, -1));
        if (last !== null) latest.current.onPlaceChange({ state: last, event: null });
        return last;
      },
    };
  }, []);
  return { ...walk, canGoBack: passed.length > 0 };
}
