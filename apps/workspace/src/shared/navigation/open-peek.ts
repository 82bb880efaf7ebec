import { media } from '@brandroom/tokens/media';
import { focusAfterOverlays } from '@brandroom/ui/focus-after-overlays';
import type { RegisteredRouter } from '@tanstack/react-router';

import type { PeekTarget } from './peek';

/**
 * Opens an item beside the page, under the item's own address: a reload or a new tab shows the
 * item's page. On phones, which have no room beside the page, and from another item's page it opens
 * the item's page directly. An item that is open already takes focus.
 */
export function openPeek(router: RegisteredRouter, { peek, among }: PeekTarget): void {
  const page = { to: '/content/edit/$id', params: { id: peek } } as const;
  const { pathname, search } = router.state.location;
  if (matchMedia(media.compact).matches || pathname.startsWith('/content/edit/')) {
    void router.navigate(page);
    return;
  }
  if ('peek' in search && search.peek === peek) {
    focusAfterOverlays(() => document.querySelector<HTMLElement>('[data-peek] h2'));
    return;
  }
  void router.navigate({
    to: '.',
    search: (current: object) => ({ ...current, peek }),
    state: (current) => ({ ...current, peekAmong: among }),
    mask: { ...page, unmaskOnReload: true },
    // Back closes the peek, however many items were shown in it.
    replace: 'peek' in search && search.peek !== undefined,
    resetScroll: false,
  });
}
