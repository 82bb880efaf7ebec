import { useState } from 'react';
import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Makes a row of buttons one tab stop, with the arrow keys, Home and End between them (APG: toolbar). Other controls
 * between them keep their own keys and tab stops.
 * @param count of the buttons, if it changes: the tab stop is always an existing one.
 */
export function useButtonRow(count = Number.POSITIVE_INFINITY) {
  const [last, setActive] = useState(0);
  const active = Math.min(last, count - 1);
  const keys = {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-in-row]')];
      const place = buttons.findIndex((button) => button === event.target);
      if (step === undefined || place < 0) return;
      event.preventDefault();
      buttons[Math.min(buttons.length - 1, Math.max(0, place + step))]?.focus();
    },
  };
  return {
    /** For a row that is nothing else. */
    row: { role: 'toolbar', ...keys },
    /** For a list whose items have buttons. */
    keys,
    /** For the button at a place in it, from 0. */
    button: (place: number) => ({
      'data-in-row': '',
      excludeFromTabOrder: place !== active,
      onFocus: () => setActive(place),
    }),
  };
}
