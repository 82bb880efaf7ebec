import { useEffect, useRef } from 'react';

/** Shortcuts of every screen, as far as they begin with this key. */
function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'z' : ['?', '[', '/', 'c', 'g'].includes(key);
}

/**
 * Until the shortcuts are loaded, `load` is called by the first that is pressed; what was pressed is
 * then pressed again, in order.
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
