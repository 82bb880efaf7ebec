import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export interface FocusOnSelected {
  /** For the tabs and their panel. */
  readonly tabs: RefObject<HTMLDivElement | null>;
  /** The person chose a tab: it has focus already, and the selection may follow later. */
  readonly ask: (key: string) => void;
}

/** When something else than the tabs selects one of them, such as going back, focus in them goes to that one. */
export function useFocusOnSelected(selectedKey: string): FocusOnSelected {
  const tabs = useRef<HTMLDivElement>(null);
  const asked = useRef<string[]>([]);
  const last = useRef(selectedKey);
  useEffect(() => {
    if (last.current === selectedKey) return;
    last.current = selectedKey;
    // Arrow keys choose faster than an address follows.
    const place = asked.current.indexOf(selectedKey);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (place >= 0 || !tabs.current?.contains(document.activeElement)) return;
    tabs.current.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [selectedKey]);
  return { tabs, ask: (key) => asked.current.push(key) };
}
