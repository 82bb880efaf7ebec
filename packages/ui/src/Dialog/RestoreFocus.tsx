import { useEffect, useState } from 'react';

/**
 * Gives focus back to where it was before the overlay around it opened, if that is still there. React-aria’s own
 * restoring comes a frame later, when the page can still be inert.
 */
export function RestoreFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The page takes focus again once all effects of the overlay have ended.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
  return null;
}
