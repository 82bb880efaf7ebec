import { useState, type KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Makes a row of buttons one tab stop, with the arrow keys between them (APG: toolbar). */
export function useButtonRow() {
  const [active, setActive] = useState(0);
  return {
    /** For the row. */
    row: {
      role: 'toolbar',
      onKeyDownCapture: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.currentTarget.querySelectorAll('button')[Math.max(0, active + step)]?.focus();
      },
    },
    /** For the button at a place in it, from 0. */
    button: (place: number) => ({
      excludeFromTabOrder: place !== active,
      onFocus: () => setActive(place),
    }),
  };
}
