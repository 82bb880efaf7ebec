import { useEffect, useState } from 'react';
import { announce } from '../Announcer/announce';

/** Returns whether an action has been pending for 400 ms, so that quick answers do not flicker. Announces the label then. */
export function useSlow(isPending: boolean, label: string | undefined): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      setSlow(true);
      if (label !== undefined) announce(label);
    }, 400);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, label]);
  return isPending && isSlow;
}
