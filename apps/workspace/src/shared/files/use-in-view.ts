import { useCallback, useState } from 'react';

/** Half a screen ahead, so that a picture is loaded before it comes into view. */
const ahead = '400px';

/** Whether an element has come into view, or near to it; once seen it stays so. */
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
