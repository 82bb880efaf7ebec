import { media } from '@brandroom/tokens/media';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const paper = matchMedia(media.print);
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
}

/** Returns whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(media.print).matches);
}
