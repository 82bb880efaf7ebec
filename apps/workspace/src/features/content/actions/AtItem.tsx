import type { ReactNode } from 'react';
import { useLayoutEffect, useState } from 'react';

interface AtItemProps {
  /** The id of the item. */
  id: string;
  children: ReactNode;
}

/**
 * Focuses an item of the grid before its overlay renders, so that the overlay restores focus to the
 * item, even if the person moved focus while the overlay was loading. A button in the peek over the
 * grid keeps focus.
 */
export function AtItem({ id, children }: AtItemProps) {
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    const entry = document.querySelector<HTMLElement>(`[data-entry="${id}"]`);
    // In a dialog or a peek over the grid, focus returns to their own button.
    const isInPeek = document.activeElement?.closest('[data-peek]');
    if (entry && !isInPeek && !entry.closest('[inert], [aria-hidden="true"]')) entry.focus();
    setThere(true);
  }, [id]);
  return isThere && children;
}
