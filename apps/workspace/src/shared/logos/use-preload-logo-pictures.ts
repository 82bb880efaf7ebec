import { whenIdle } from '@brandroom/ui/when-idle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApi } from '../api/api';
import type { LogoVersion } from './use-logo-picture';
import { logoBytesQuery } from './use-logo-picture';

/**
 * Loads the pictures of logos that were not in view yet, one after another while the browser is
 * idle, because the browser's own key for printing does not wait for them.
 */
export function usePreloadLogoPictures(logos: readonly LogoVersion[]): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    let isGone = false;
    const loadAll = async () => {
      for (const logo of logos) {
        await new Promise<void>((resolve) => whenIdle(resolve));
        if (isGone) return;
        await queryClient.prefetchQuery(logoBytesQuery(api, logo));
      }
    };
    void loadAll();
    return () => {
      isGone = true;
    };
  }, [api, queryClient, logos]);
}
