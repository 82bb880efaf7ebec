import { createRouter } from '@tanstack/react-router';

import { routeTree } from '../route-tree.gen';
import type { RouterContext } from '../shared/api/router-context';
import { RouteError } from '../shared/load/RouteError';
import { RoutePending } from '../shared/load/RoutePending';

/** How long the current page stays while the next one loads, in milliseconds. */
const patience = 1000;

/** Creates the router with its history and the context of every route. */
export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // The query cache keeps fetched data; the router caches nothing.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    // The current page stays while the next one's code loads, because a spinner would lose the
    // focus.
    defaultPendingMs: patience,
    scrollRestoration: true,
  });
  // While its own filters change the page stays for any time, because the person may be typing in
  // one.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? patience : Infinity;
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Preloads the code that the page itself loads lazily. */
    loadAhead?: () => Promise<unknown>;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
