import { useEffect, useState } from 'react';

/**
 * Gives focus back to where it was before the overlay around it opened, if that is still there. React-aria does so in
 * the next frame, which can come before the page is no longer inert: then focus would be lost.
 */
export function FocusBack() {
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
