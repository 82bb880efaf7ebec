import { useEffect, useEffectEvent } from 'react';

/** As `aria-keyshortcuts` writes them. */
export const paletteKeys = 'Control+K Meta+K';

/** As the person's keyboard has it. */
export function paletteShortcut(): string {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}

/** Ctrl+K or ⌘K, wherever focus is: also while one types, as everywhere. */
export function usePaletteKeys(onOpen: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    if (event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
