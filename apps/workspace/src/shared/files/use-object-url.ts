import { useEffect, useReducer } from 'react';

import { sharedObjectUrl } from './object-url';

/** Returns an object URL for a blob while the component is mounted; null without a blob. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const shared = blob ? sharedObjectUrl(blob) : null;
  useEffect(() => {
    if (!shared) return undefined;
    const letGo = shared.hold();
    // It was revoked between the render and now.
    if (!letGo) renderAgain();
    return letGo ?? undefined;
  }, [shared]);
  return shared?.url ?? null;
}
