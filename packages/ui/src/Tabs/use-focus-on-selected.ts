import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';

export interface FocusOnSelected {
  /** For the tabs and their panel. */
  readonly setTabs: RefCallback<HTMLDivElement>;
  /** The person chose a tab: it has focus already, and the selection may follow later. */
  readonly ask: (key: string) => void;
}

/** When something else than the tabs selects one of them, such as going back, focus in them goes to that one. */
export function useFocusOnSelected(selectedKey: string): FocusOnSelected {
  const [tabs, setTabs] = useState<HTMLDivElement | null>(null);
  const asked = useRef<string[]>([]);
  const last = useRef(selectedKey);
  useEffect(() => {
    if (last.current === selectedKey) return;
    last.current = selectedKey;
    // Arrow keys choose faster than an address follows.
    const place = asked.current.indexOf(selectedKey);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (place >= 0 || !tabs?.contains(document.activeElement)) return;
    tabs.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [selectedKey, tabs]);
  return { setTabs, ask: (key) => asked.current.push(key) };
}
