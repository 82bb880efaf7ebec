import type { StatePath } from '@brandroom/statechart/graph';
import { useState } from 'react';

import type { Place } from '../place';
import type { Explorer } from './explorer-context';

/** Changes the place and keeps the states that were selected before, to return to them. */
export function usePassed(
  place: Place,
  onPlaceChange: (place: Place) => void,
): Pick<Explorer, 'go' | 'canGoBack' | 'goBack'> {
  const [passed, setPassed] = useState<readonly StatePath[]>([]);
  const change = (next: Partial<Place>) => onPlaceChange({ ...place, ...next });
  return {
    go: (next) => {
      const isElsewhere = next.state !== undefined && next.state !== place.state;
      // The timeline has steps back of its own.
      if (isElsewhere && place.state !== null && next.at === undefined)
        setPassed([...passed, place.state]);
      change(next);
    },
    canGoBack: passed.length > 0,
    goBack: () => {
      const last = passed.at(-1) ?? null;
      setPassed(passed.slice(0, -1));
      if (last !== null) change({ state: last, event: null });
      return last;
    },
  };
}
