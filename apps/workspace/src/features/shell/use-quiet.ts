import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const idle: (callback: () => void) => () => void =
  'requestIdleCallback' in globalThis
    ? (callback) => {
        const id = requestIdleCallback(callback);
        return () => cancelIdleCallback(id);
      }
    : (callback) => {
        const id = setTimeout(callback, 200);
        return () => clearTimeout(id);
      };

/** Runs something once the first content is here and the browser has nothing else to do. */
export function useQuiet(callback: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stopIdle: () => void = () => undefined;
    const check = () => {
      if (queryClient.isFetching() > 0) return;
      stopCache();
      stopIdle = idle(callback);
    };
    const stopCache = queryClient.getQueryCache().subscribe(check);
    check();
    return () => {
      stopCache();
      stopIdle();
    };
  }, [queryClient, callback]);
}
