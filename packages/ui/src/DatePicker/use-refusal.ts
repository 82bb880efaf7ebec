import { useContext, useEffect, useRef, useState } from 'react';
import { announce } from '../Announcer/announce';
import { CountIncomplete, FailedAttempts } from '../Form/form-context';

export interface Refusal {
  /** The error of the date, after the field was left or the form was sent. */
  readonly words: string | undefined;
  /** Call on a change: the error is hidden until the field is left or the form is sent again. */
  readonly onEdit: () => void;
  /** For the field. */
  readonly onBlur: () => void;
}

/**
 * An incomplete date (react-aria does not report it and keeps the last complete one), or one outside its limits. The
 * field refuses it once the person has finished typing.
 * @param label names the field in announcements.
 * @param wrong says what to do while something is wrong: «Complete the date».
 */
export function useRefusal(label: string, wrong: string | undefined): Refusal {
  const attempts = useContext(FailedAttempts);
  const countIncomplete = useContext(CountIncomplete);
  const isWrong = wrong !== undefined;
  useEffect(() => {
    if (!isWrong || !countIncomplete) return undefined;
    countIncomplete((count) => count + 1);
    return () => countIncomplete((count) => count - 1);
  }, [isWrong, countIncomplete]);
  const [wasLeft, setLeft] = useState(false);
  const [attemptsBefore, setAttemptsBefore] = useState(attempts);
  const whenPointerIsUp = useWhenPointerIsUp(isWrong);
  const isRefused = isWrong && (wasLeft || attempts > attemptsBefore);
  return {
    words: isRefused ? wrong : undefined,
    onEdit: () => {
      setLeft(false);
      setAttemptsBefore(attempts);
    },
    onBlur: () => {
      if (!isWrong) return;
      whenPointerIsUp(() => setLeft(true));
      if (!isRefused) announce(`${label}: ${wrong}`);
    },
  };
}

/**
 * Acts at once, or when a pressed pointer is up again: a message between press and release would move the button away
 * under it.
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
