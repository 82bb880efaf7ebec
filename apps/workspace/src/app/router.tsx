import { createRouter } from '@tanstack/react-router';

import { routeTree } from '../route-tree.gen';
import type { RouterContext } from '../shared/api/router-context';
import { RouteError } from '../shared/load/RouteError';
import { RoutePending } from '../shared/load/RoutePending';

/** Routes, history and what every route may ask for. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // What is fetched stays in the query cache; the router itself keeps nothing.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    // A page stays while the next one's code is on its way, and while its own filters change: a
    // spinner in between would take the focus with it.
    defaultPendingMs: 1000,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Loads what the page's own code loads when it is shown. */
    loadAhead?: () => Promise<unknown>;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
