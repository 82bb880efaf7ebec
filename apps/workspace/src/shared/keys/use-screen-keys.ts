import { useEffect, useEffectEvent } from 'react';

import { belongsToOthers } from './key-context';
import { useSingleKeys } from './single-keys';

/** The action of each key: `j`, `?`, and `A` for Shift+A. */
export type ScreenKeys = Readonly<Record<string, () => void>>;

/**
 * Single-character shortcuts for a whole screen, until the person turns them off (WCAG 2.1.4). They
 * are disabled in text fields, in open overlays, and for repeated keydown events. With `within`,
 * they work only while focus is inside an element that matches this selector.
 */
export function useScreenKeys(keys: ScreenKeys, { within }: { within?: string } = {}): void {
  const [isOn] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat || event.isComposing) return;
    if (belongsToOthers(event)) return;
    if (
      within !== undefined &&
      !(event.target instanceof Element && event.target.closest(within))
    ) {
      return;
    }
    // Prevents the type-ahead of a focused list.
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const capture = { capture: true };
    document.addEventListener('keydown', press, capture);
    return () => document.removeEventListener('keydown', press, capture);
  }, [isOn]);
}
