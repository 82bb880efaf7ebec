import { useCallback, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

interface Tip {
  readonly text: string;
  /** Middle of the item, px from the window's top. */
  readonly middle: number;
}

/**
 * The tooltip of an icon-only item, on hover and on focus; Escape closes it (WCAG 1.4.13). One for the whole
 * navigation: twenty tooltip trees would cost more than the navigation itself.
 */
export function useNavTooltip(isOn: boolean) {
  const [tip, setTip] = useState<Tip>();
  const show = useCallback((event: FocusEvent | PointerEvent) => {
    const item = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    const text = item?.getAttribute('data-tip');
    if (!item || !text) return;
    const { top, height } = item.getBoundingClientRect();
    setTip({ text, middle: top + height / 2 });
  }, []);
  const hide = useCallback(() => setTip(undefined), []);
  const hideOnEscape = useCallback((event: KeyboardEvent) => {
    if (event.key === 'Escape') setTip(undefined);
  }, []);
  const handlers = {
    onFocus: show,
    onBlur: hide,
    onPointerOver: show,
    onPointerLeave: hide,
    onKeyDown: hideOnEscape,
    onScrollCapture: hide,
  };
  return { tip: isOn ? tip : undefined, handlers: isOn ? handlers : {} };
}
