import type { ContentId } from '@brandroom/domain/id.schema';
import { media } from '@brandroom/tokens/media';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Returns a function that opens an item beside its calendar, under the item's own address: a reload and a new tab give
 * its page. On phones, where nothing has room beside it, it opens the page.
 */
export function useOpenItem(): (id: ContentId) => void {
  const navigate = useNavigate();
  return useCallback(
    (id) => {
      const page = { to: '/content/edit/$id', params: { id } } as const;
      if (matchMedia(media.compact).matches) void navigate(page);
      else
        void navigate({
          to: '.',
          search: (current: object) => ({ ...current, peek: id }),
          mask: { ...page, unmaskOnReload: true },
          resetScroll: false,
        });
    },
    [navigate],
  );
}
