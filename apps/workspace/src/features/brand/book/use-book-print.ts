import { afterPaint } from '@brandroom/ui/after-paint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useApi } from '../../../shared/api/api';
import { logoInksQuery } from '../../../shared/logos/use-logo-ground';
import { logoBytesQuery } from '../../../shared/logos/use-logo-picture';
import type { BrandBook } from './brand-book';

/** Prints the book once the pictures of all its logos are drawn, also of those out of sight. */
export function useBookPrint() {
  const api = useApi();
  const queryClient = useQueryClient();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useMutation({
    meta: { isReadOnly: true },
    mutationFn: async ({ logos }: BrandBook) => {
      await Promise.all(
        logos.map(async (logo) => {
          const picture = logoBytesQuery(api, logo);
          await queryClient.prefetchQuery(picture);
          const bytes = queryClient.getQueryData(picture.queryKey);
          // White logos need their dark ground.
          if (bytes) await queryClient.prefetchQuery(logoInksQuery(logo, bytes));
        }),
      );
      // By then a menu has closed, too: printing captures the page as it is.
      await new Promise<void>((resolve) => afterPaint(resolve));
      await Promise.all(
        Array.from(document.images, async (image) => image.decode().catch(() => undefined)),
      );
      // Another page is not what the person asked to print.
      if (!isLeft.current) window.print();
    },
  });
}
