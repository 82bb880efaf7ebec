import type { AnyRouter } from '@tanstack/react-router';

/** Loads a page's code and data when the pointer or focus comes to a link to it. Returns how to stop. */
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
