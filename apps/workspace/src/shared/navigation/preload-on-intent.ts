import type { AnyRouter } from '@tanstack/react-router';

/**
 * Preloads a page's code and data when the pointer or focus reaches a link to it. Returns a
 * function that stops it.
 */
export function preloadOnIntent(router: AnyRouter): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    const to = link?.getAttribute('href');
    // A failed preload is reported when the page is opened.
    if (to) router.preloadRoute({ to }).catch(() => undefined);
  };
  document.addEventListener('pointerover', preload);
  document.addEventListener('focusin', preload);
  return () => {
    document.removeEventListener('pointerover', preload);
    document.removeEventListener('focusin', preload);
  };
}
