import { useQueryClient } from '@tanstack/react-query';
import { whenIdle } from '@brandroom/ui/when-idle';
import { useEffect } from 'react';

/**
 * Runs a callback once the first content is rendered and the browser is idle. The callback returns
 * its cleanup function.
 */
export function useWhenIdle(callback: () => () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stopIdle: () => void = () => undefined;
    const check = () => {
      if (queryClient.isFetching() > 0) return;
      stopCache();
      stopIdle = whenIdle(() => {
        stopIdle = callback();
      });
    };
    const stopCache = queryClient.getQueryCache().subscribe(check);
    check();
    return () => {
      stopCache();
      stopIdle();
    };
  }, [queryClient, callback]);
}
