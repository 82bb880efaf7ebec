import type { Instant } from '@brandroom/domain/time.schema';
import { DateTimePicker } from '@brandroom/ui/DateTimePicker';
import { Form } from '@brandroom/ui/Form';
import { useFormProblem } from '@brandroom/ui/use-form-problem';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { toInstant, toLocalDateTime } from '../../../shared/time/local-date-time';
import { timeZone } from '../../../shared/time/time-zone';
import { itemMessages } from './item.messages';

const messages = itemMessages.schedule;

export interface DateFormProps {
  /** The form's id, for its buttons. */
  id: string;
  /** The label of the field. */
  label: string;
  /** The initial value of the field. */
  initial: Instant | null;
  /** Returns why an instant cannot be chosen. */
  refuses: (at: Instant) => string | undefined;
  onChoose: (at: Instant) => void;
  /** Notes above the field. */
  children?: ReactNode;
}

/** Asks for a date and a time; its buttons are those of the overlay. */
export function DateForm({ id, label, initial, refuses, onChoose, children }: DateFormProps) {
  const [shown] = useState(initial === null ? null : toLocalDateTime(initial, timeZone));
  const [local, setLocal] = useState(shown);
  const { problem, failedAttempts, refuse, clearProblem } = useFormProblem();
  function submit(isIncomplete: boolean) {
    if (isIncomplete) return refuse();
    if (local === null) return refuse(messages.missing);
    // An unchanged value keeps its instant, also in the repeated hour of a clock change.
    const at = initial !== null && local === shown ? initial : toInstant(local, timeZone);
    const refusal = refuses(at);
    if (refusal !== undefined) return refuse(refusal);
    return onChoose(at);
  }

  return (
    <Form id={id} onSubmit={submit} failedAttempts={failedAttempts} width="full">
      {children}
      <DateTimePicker
        label={label}
        description={formMessages.timeZone(timeZone)}
        value={local}
        onChange={(next) => {
          setLocal(next);
          clearProblem();
        }}
        errorMessage={problem}
        autoFocus
        isRequired
      />
    </Form>
  );
}
