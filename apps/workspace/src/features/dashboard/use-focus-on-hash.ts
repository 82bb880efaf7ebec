import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Takes focus to the part that a link on this page leads to, each time that it is followed. */
export function useFocusOnHash(): void {
  const hash = useLocation({ select: (location) => location.hash });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.focus();
  }, [hash, visit]);
}
