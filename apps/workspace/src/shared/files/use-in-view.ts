import { useCallback, useState } from 'react';

/** Half a screen, so that an image loads before it comes into view. */
const ahead = '400px';

/** Returns whether an element has been in or near the viewport at any time. */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setInView(true);
        observer.disconnect();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isInView, ref] as const;
}
