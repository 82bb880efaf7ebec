import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { hasCommandKey } from '../../shared/keys/command-shortcut';

/**
 * Opens the palette on Ctrl+K or ⌘K, also from a field. Letters typed after it are buffered
 * until the palette takes it, because its code may still be loading.
 *
 * @returns A function that takes the buffered text and ends the buffering.
 */
export function usePaletteKeys(isOpen: boolean, onOpen: () => void): () => string {
  const typed = useRef<string | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (typed.current !== null && key.length === 1 && !(ctrlKey || metaKey || altKey)) {
      typed.current += key;
    } else if (key.toLowerCase() === 'k' && hasCommandKey(event)) {
      if (!isOpen) typed.current = '';
      onOpen();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return useCallback(() => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  }, []);
}
