import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is typed after the palette was asked for and before it is there, because its code may
 * still be loading.
 *
 * @returns Takes the text and leaves all further keys to the palette.
 */
export function useTypeAhead(isAsked: boolean): () => string {
  const typed = useRef('');
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (isTaken.current) return;
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      typed.current += event.key;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keep, true);
    return () => {
      document.removeEventListener('keydown', keep, true);
      isTaken.current = false;
    };
  }, [isAsked]);
  return useCallback(() => {
    isTaken.current = true;
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
}
