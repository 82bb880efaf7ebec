import { media } from '@brandroom/tokens/media';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** A phone, or a page zoomed to 400 %: one column, and only what matters most in sight. */
export function useIsNarrow(): boolean {
  return useMedia(media.narrow);
}
