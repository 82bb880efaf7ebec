import type { RegisteredRouter } from '@tanstack/react-router';

import { whenIdle } from '../../shared/load/when-idle';
import { pagePaths } from './navigation';

declare global {
  /** Network Information, where browsers have it: https://wicg.github.io/netinfo/ */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Fetches the code of the pages in the navigation, one after the other, while the browser is idle.
 * Not for people who save data.
 */
export async function preloadPages(router: RegisteredRouter, signal: AbortSignal): Promise<void> {
  if (navigator.connection?.saveData === true) return;
  for (const path of pagePaths) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (signal.aborted) return;
    const route = router.routesByPath[path];
    try {
      await router.loadRouteChunk(route);
      await route.options.staticData?.loadAhead?.();
    } catch {
      // A failed preload is reported when the page is opened.
      return;
    }
  }
}
