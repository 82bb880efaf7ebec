import { useContext, useEffect, useRef, useState } from 'react';
import { announce } from '../Announcer/announce';
import { FailedAttempts } from '../Form/failed-attempts';

export interface HalfDate {
  /** What the field says of a part that is missing, once the person left it or sent the form. */
  readonly refusal: string | undefined;
  /** What stands there has changed: the refusal waits until the person leaves or sends it again. */
  readonly onFill: () => void;
  /** For the field: the form around it looks for the mark before it is sent. */
  readonly props: { onBlur: () => void; 'data-incomplete': true | undefined };
}

/**
 * A date of which only some parts are typed is no value yet, and react-aria tells nobody: it keeps the last whole one.
 * Here it is refused at the field, so that it is neither sent nor dropped.
 * @param label names the field in what is spoken.
 * @param missing says what to do while a part is missing: «Complete the date».
 */
export function useHalfDate(label: string, missing: string | undefined): HalfDate {
  const attempts = useContext(FailedAttempts);
  const isHalf = missing !== undefined;
  const [wasLeft, setLeft] = useState(false);
  const [attemptsBefore, setAttemptsBefore] = useState(attempts);
  const whenPointerIsUp = useWhenPointerIsUp(isHalf);
  const isRefused = isHalf && (wasLeft || attempts > attemptsBefore);
  return {
    refusal: isRefused ? missing : undefined,
    onFill: () => {
      setLeft(false);
      setAttemptsBefore(attempts);
    },
    props: {
      onBlur: () => {
        if (!isHalf) return;
        whenPointerIsUp(() => setLeft(true));
        if (!isRefused) announce(`${label}: ${missing}`);
      },
      'data-incomplete': isHalf || undefined,
    },
  };
}

/**
 * Acts at once, or when a pressed pointer is up again: words that come between press and release would move the button
 * away under it.
 */
function useWhenPointerIsUp(isActive: boolean): (act: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isActive) return undefined;
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // After the click that the release makes.
      setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, [isActive]);
  return (act) => {
    if (isDown.current) waiting.current = act;
    else act();
  };
}
