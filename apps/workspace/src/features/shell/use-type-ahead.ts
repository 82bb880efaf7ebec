import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is typed after the palette was asked for and before it is there, because its code may
 * still be loading.
 *
 * @returns Takes the text and leaves all further keys to the palette.
 */
export function useTypeAhead(isAsked: boolean): () => string {
  const typed = useRef('');
  const stop = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      typed.current += event.key;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keep, true);
    const remove = () => document.removeEventListener('keydown', keep, true);
    stop.current = remove;
    return remove;
  }, [isAsked]);
  return useCallback(() => {
    stop.current();
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
}
