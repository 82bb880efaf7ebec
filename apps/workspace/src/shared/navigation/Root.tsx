import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import { afterPaint } from '@brandroom/ui/after-paint';

import { useStorageNotice } from '../storage/storage-notice';
import { focusOnNavigation } from './focus-on-navigation';
import { preloadOnIntent } from './preload-on-intent';

/** The root of every page: links use the router, and focus follows navigation. */
export function Root() {
  const router = useRouter();
  // The frame of a signed-in page covers everything outside it, and shows the notice itself.
  const hasFrame = useMatches({
    select: (matches) =>
      matches.some(({ routeId, status }) => routeId === '/_workspace' && status === 'success'),
  });
  const notice = useStorageNotice();
  useEffect(() => {
    const stops = [focusOnNavigation(router), preloadOnIntent(router)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  return (
    // Paints the pressed state first, because some pages take long to render.
    <RouterProvider
      navigate={(href, options) =>
        afterPaint(() => {
          const toPage = (place: object = {}) => void router.navigate({ href, ...place });
          if (options && 'peek' in options)
            void import('./open-peek').then(
              (code) => code.openPeek(router, options),
              () => toPage(),
            );
          else toPage(options);
        })
      }
    >
      {!hasFrame && notice}
      <Outlet />
    </RouterProvider>
  );
}
