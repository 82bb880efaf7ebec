import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves focus to the element of the hash each time the link is followed. A component, so that the
 * page around it is not rendered again when another opens.
 */
export function FocusOnHash() {
  const hash = useLocation({ select: (location) => location.hash });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.focus();
  }, [hash, visit]);
  return null;
}
