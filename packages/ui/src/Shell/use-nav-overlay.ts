import { media } from '@brandroom/tokens/media';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

export interface NavOverlay {
  /** Whether the window is so narrow that the navigation overlays the page. */
  readonly isCompact: boolean;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly navRef: RefObject<HTMLElement | null>;
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The navigation as an overlay on narrow windows: focus goes in when it opens and back to its toggle when it closes,
 * Escape closes it, and it never stays open when the window grows.
 */
export function useNavOverlay(): NavOverlay {
  const isCompact = useSyncExternalStore(subscribe, isCompactNow, () => false);
  const [isWanted, setWanted] = useState(false);
  const navRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isOpen = isCompact && isWanted;
  const close = useCallback(() => setWanted(false), []);
  const open = useCallback(() => setWanted(true), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const toggle = toggleRef.current;
    const nav = navRef.current;
    nav?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setWanted(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      // After the page is no longer inert; a link that was followed has moved focus on by then.
      requestAnimationFrame(() => {
        const focused = document.activeElement;
        if (focused === document.body || nav?.contains(focused)) toggle?.focus();
      });
    };
  }, [isOpen]);

  return { isCompact, isOpen, open, close, navRef, toggleRef };
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(media.compact);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isCompactNow(): boolean {
  return window.matchMedia(media.compact).matches;
}
