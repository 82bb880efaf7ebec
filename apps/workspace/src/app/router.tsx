import { createRouter } from '@tanstack/react-router';

import { routeTree } from '../route-tree.gen';
import type { RouterContext } from '../shared/api/router-context';
import { RouteError } from '../shared/load/RouteError';
import { RoutePending } from '../shared/load/RoutePending';

/** How long a page stays while the next one is loading, in milliseconds. */
const patience = 1000;

/** Routes, history and what every route may ask for. */
export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // What is fetched stays in the query cache; the router itself keeps nothing.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    // A page stays while the next one's code is on its way: a spinner would take the focus with it.
    defaultPendingMs: patience,
    scrollRestoration: true,
  });
  // While its own filters change it stays however long that takes: somebody may be typing in one.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? patience : Infinity;
  });
  return router;
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
