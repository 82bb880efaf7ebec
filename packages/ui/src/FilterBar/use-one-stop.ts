import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * Makes the buttons of a bar one tab stop, with the arrow keys between them (APG: toolbar). Tab leaves from the edge of
 * the bar, so that buttons which come and go need no place of their own.
 */
export function useOneStop<Bar extends HTMLElement>() {
  const ref = useRef<Bar>(null);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const bar = ref.current;
    const from = event.target;
    // Keys in an overlay of the bar bubble here through React.
    if (!bar || !(from instanceof Node) || !bar.contains(from)) return;
    const buttons = [...bar.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === from);
    const ahead = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowLeft':
        event.preventDefault();
        event.stopPropagation();
        buttons[at + (event.key === 'ArrowRight' ? ahead : -ahead)]?.focus();
        break;
      case 'Tab':
        buttons.at(event.shiftKey ? 0 : -1)?.focus();
        break;
      default:
    }
  };
  return { ref, onKeyDownCapture };
}
