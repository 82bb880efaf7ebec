import type { ReactNode } from 'react';
import { useLayoutEffect, useState } from 'react';

interface AtItemProps {
  /** Of the item. */
  id: string;
  children: ReactNode;
}

/**
 * What opens about an item of the grid gives focus back to that item, wherever a person went on to
 * while it was loaded: focus is on the item before the children are drawn.
 */
export function AtItem({ id, children }: AtItemProps) {
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    const entry = document.querySelector<HTMLElement>(`[data-entry="${id}"]`);
    // In a dialog over the grid its own button is where it goes back to.
    if (entry && !entry.closest('[inert], [aria-hidden="true"]')) entry.focus();
    setThere(true);
  }, [id]);
  return isThere && children;
}
