import { whenIdle } from '@brandroom/ui/when-idle';
import type { RegisteredRouter } from '@tanstack/react-router';

import { screenEntries } from '../../shared/navigation/screens';

/**
 * Preloads the code of the pages in the navigation, one after another, while the browser is idle.
 */
export async function preloadPages(router: RegisteredRouter, signal: AbortSignal): Promise<void> {
  for (const { path } of screenEntries) {
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
