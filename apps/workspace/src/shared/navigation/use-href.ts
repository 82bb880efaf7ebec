import type { RegisteredRouter, ToOptions } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Returns a function that builds the address of one of our pages, for links and menus. */
export function useHref() {
  const router = useRouter();
  return useCallback(
    <const To extends string | undefined = undefined>(
      page: ToOptions<RegisteredRouter, string, To>,
    ): string =>
      // The types above checked the page, so the cast is safe.
      router.buildLocation(page as ToOptions).href,
    [router],
  );
}
