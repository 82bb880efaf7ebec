import { media } from '@brandroom/tokens/media';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const query = matchMedia(media.narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A phone, or a page zoomed to 400 %: one column, and only what matters most in sight. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(media.narrow).matches);
}
