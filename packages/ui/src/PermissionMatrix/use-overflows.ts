import { useEffect, useState, type RefCallback } from 'react';

/** Whether an element is narrower than what it holds, so that somebody has to move that sideways. */
export function useOverflows(): readonly [RefCallback<HTMLElement>, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOver(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isOver];
}
