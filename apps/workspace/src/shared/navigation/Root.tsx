import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';

import { focusOnNavigation } from './focus-on-navigation';
import { preloadOnIntent } from './preload-on-intent';

/** What holds on every page: links go through the router, focus follows navigation. */
export function Root() {
  const router = useRouter();
  useEffect(() => {
    const stops = [focusOnNavigation(router), preloadOnIntent(router)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  return (
    <RouterProvider navigate={(href) => void router.navigate({ href })}>
      <Outlet />
    </RouterProvider>
  );
}
