import { useCallback, useState } from 'react';
import { useLocale } from 'react-aria-components';

/** The room of a plot. Lengths in px. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  /** Size of the text, so that a plot grows with it. */
  readonly em: number;
  readonly isRightToLeft: boolean;
}

/** Measures a plot whenever its room changes. `undefined` until it is mounted. */
export function usePlotBox() {
  const { direction } = useLocale();
  const [measured, setMeasured] = useState<Omit<PlotBox, 'isRightToLeft'>>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () =>
      setMeasured({
        width: element.clientWidth,
        height: element.clientHeight,
        em: Number.parseFloat(getComputedStyle(element).fontSize),
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isRightToLeft = direction === 'rtl';
  const hasRoom = measured !== undefined && measured.width > 0;
  return { ref, box: hasRoom ? { ...measured, isRightToLeft } : undefined };
}
