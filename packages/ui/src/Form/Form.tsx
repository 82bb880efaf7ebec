import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Form as AriaForm } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import { CountIncomplete, FailedAttempts } from './form-context';
import * as styles from './Form.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface FormProps extends ElementProps<HTMLFormElement> {
  children: ReactNode;
  /**
   * Called to submit the form. With `isIncomplete` a field has an unacceptable value (half a date, a day outside
   * its limits) and shows its own error: count it as a failed attempt.
   */
  onSubmit: (isIncomplete: boolean) => void;
  /**
   * How often the form was sent with something wrong in it. Each time it grows, focus goes to the first field in error
   * (or to an ErrorSummary, when there is one).
   */
  failedAttempts?: number;
  /** Called when the first field gets a value that cannot be sent, such as half a date, and when the last one is complete. */
  onIncompleteChange?: (isIncomplete: boolean) => void;
  /** `form` (default): one column of at most 640 px; `full`: the width of its place. */
  width?: keyof typeof styles.widths;
  /** Called when focus enters the form, to load the code that submitting needs. */
  onFocus?: () => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A form that never blocks submitting: errors appear beside the fields, and focus goes to the first one. */
export function Form({
  children,
  onSubmit,
  failedAttempts = 0,
  onIncompleteChange,
  width = 'form',
  className,
  ref,
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refs = useMemo(() => mergeRefs<HTMLFormElement>(form, ref), [ref]);
  const spoken = useRef<AbortController>(undefined);
  useEffect(() => {
    if (failedAttempts === 0 || !form.current) return undefined;
    const shown = new AbortController();
    spoken.current = shown;
    focusFirstInvalid(form.current, shown.signal);
    return () => shown.abort();
  }, [failedAttempts]);
  const [incomplete, setIncomplete] = useState(0);
  const isIncomplete = incomplete > 0;
  useEffect(() => onIncompleteChange?.(isIncomplete), [isIncomplete, onIncompleteChange]);
  return (
    <AriaForm
      {...rest}
      ref={refs}
      validationBehavior="aria"
      onSubmit={(event) => {
        // A form in a portal bubbles through React to the form around it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        event.stopPropagation();
        // The reason against the last attempt must not be read after this one.
        spoken.current?.abort();
        onSubmit(isIncomplete);
      }}
      className={classNames(styles.widths[width], className)}
    >
      <CountIncomplete value={setIncomplete}>
        <FailedAttempts value={failedAttempts}>{children}</FailedAttempts>
      </CountIncomplete>
    </AriaForm>
  );
}

/** Speaks a field's error, the last of its descriptions, until the signal. */
function speak(control: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const id = control.getAttribute('aria-describedby')?.split(' ').at(-1);
  const text = id && document.getElementById(id)?.textContent;
  if (text) announce(text, { assertive: true, signal });
}

/** Moves focus to the summary of errors in `container`, else to its first field in error. */
function focusFirstInvalid(container: HTMLElement, signal: AbortSignal): void {
  const summary = container.querySelector<HTMLElement>('[data-error-summary]');
  const groupControl =
    '[role="group"][aria-invalid="true"] input, [role="radiogroup"][aria-invalid="true"] input';
  const control =
    'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], [role="spinbutton"][aria-invalid="true"]';
  const invalid = container.querySelector<HTMLElement>(`${control}, ${groupControl}`);
  // Focus that does not move announces nothing, so the error is announced once it is rendered.
  if (!summary && invalid && invalid === document.activeElement)
    setTimeout(() => speak(invalid, signal));
  (summary ?? invalid)?.focus();
}
