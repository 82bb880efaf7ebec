import { useEffect, useRef } from 'react';

export const siteHeadingId = 'wordpress-site';
export const siteFormId = 'wordpress-form';

/**
 * Moves focus when the form is replaced by the site or vice versa, because the focused control is
 * gone.
 */
export function useFocusOnChange(isConnected: boolean): void {
  const before = useRef(isConnected);
  useEffect(() => {
    if (before.current === isConnected) return undefined;
    before.current = isConnected;
    // After the dialog has restored focus.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const place = isConnected ? `#${siteHeadingId}` : `#${siteFormId} input`;
      document.querySelector<HTMLElement>(place)?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [isConnected]);
}
