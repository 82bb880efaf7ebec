import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref, RefObject } from 'react';

const presses = [
  'click',
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'touchstart',
];

/**
 * Blocks presses of a button while its action is pending, without taking its focus. react-aria's own `isPending`
 * does the same and says the button's name again, assertively, at the start and at the end; here the Announcer
 * speaks the pending label, once.
 * The element is in a ref, because a state would render every button twice.
 * @param given the caller's own ref, which is set as well
 * @returns the ref to set on the button
 */
export function useHeld(
  isPending: boolean,
  given?: Ref<HTMLButtonElement>,
): RefObject<HTMLButtonElement | null> {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = own.current;
    if (!button || !isPending) return undefined;
    const hold = (event: Event) => {
      // Arrows open a menu.
      if (event instanceof KeyboardEvent && !/^(Enter| |Arrow)/.test(event.key)) return;
      event.stopPropagation();
      // A click would send the form, also the one that Enter in a field makes.
      if (event.type === 'click') event.preventDefault();
    };
    for (const press of presses) button.addEventListener(press, hold, true);
    return () => {
      for (const press of presses) button.removeEventListener(press, hold, true);
    };
  }, [isPending]);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    given,
    () => own.current,
    [],
  );
  return own;
}
