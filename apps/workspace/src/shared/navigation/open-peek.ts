import { media } from '@brandroom/tokens/media';
import type { RegisteredRouter } from '@tanstack/react-router';

import type { PeekTarget } from './peek';

/**
 * Opens an item beside what is shown, under the item's own address: a reload and a new tab give its page. On phones,
 * where nothing has room beside it, and on the page of another item it opens the page.
 */
export function openPeek(router: RegisteredRouter, { peek, among }: PeekTarget): void {
  const page = { to: '/content/edit/$id', params: { id: peek } } as const;
  const { pathname, search } = router.state.location;
  if (matchMedia(media.compact).matches || pathname.startsWith('/content/edit/')) {
    void router.navigate(page);
    return;
  }
  void router.navigate({
    to: '.',
    search: (current: object) => ({ ...current, peek }),
    state: (current) => ({ ...current, peekAmong: among }),
    mask: { ...page, unmaskOnReload: true },
    // Back leaves the item, however many were walked through.
    replace: 'peek' in search && search.peek !== undefined,
    resetScroll: false,
  });
}
