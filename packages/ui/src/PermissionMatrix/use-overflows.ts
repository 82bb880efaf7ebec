import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';

/** Whether an element is narrower than its content, and whether some of that is hidden beyond its end. */
export function useOverflows(): readonly [RefCallback<HTMLElement>, boolean, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOver, setOver] = useState(false);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth;
      setOver(rest > 0);
      // From right to left it counts downwards; zoomed it stops at a fraction.
      setMore(rest - Math.abs(element.scrollLeft) >= 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element]);
  return [setElement, isOver, hasMore];
}
