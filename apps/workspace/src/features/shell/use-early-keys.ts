import { useEffect, useRef } from 'react';

/** Returns whether this key can start a shortcut of every screen. */
function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'z' : ['?', '[', '/', 'c', 'g'].includes(key);
}

/**
 * Until the shortcuts are loaded, the first pressed key calls `load`; the pressed keys are replayed
 * in order after that.
 */
export function useEarlyKeys(isLoaded: boolean, load: () => void): void {
  const pressed = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    if (isLoaded) {
      for (const event of pressed.current.splice(0))
        event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
      return undefined;
    }
    const keep = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(pressed.current.length > 0 || isShortcut(event))) return;
      pressed.current.push(event);
      load();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [isLoaded, load]);
}
