import type { Instant } from '@brandroom/domain/time.schema';
import { Button } from '@brandroom/ui/Button';
import { DateTimePicker } from '@brandroom/ui/DateTimePicker';
import { Dialog } from '@brandroom/ui/Dialog';
import { Form } from '@brandroom/ui/Form';
import { useId, useState } from 'react';

import { useClock } from '../../../shared/time/clock';
import { toInstant, toLocalDateTime } from '../../../shared/time/local-date-time';
import { timeZone } from '../../../shared/time/time-zone';
import { scheduleMessages as messages } from '../schedule.messages';

interface ScheduleDialogProps {
  /** The date that the author asked for. */
  wished: Instant | null;
  onSchedule: (scheduledFor: Instant) => void;
  onClose: () => void;
}

/** Asks when an approved item is to be published. */
export function ScheduleDialog({ wished, onSchedule, onClose }: ScheduleDialogProps) {
  const clock = useClock();
  const [local, setLocal] = useState(wished === null ? null : toLocalDateTime(wished, timeZone));
  const [problem, setProblem] = useState<string>();
  const [failedAttempts, setFailedAttempts] = useState(0);
  const formId = useId();

  function refuse(words?: string) {
    setProblem(words);
    setFailedAttempts((count) => count + 1);
  }
  function submit(isIncomplete: boolean) {
    const at = local === null ? null : toInstant(local, timeZone);
    if (isIncomplete) refuse();
    else if (at === null) refuse(messages.missing);
    else if (Date.parse(at) <= clock()) refuse(messages.past);
    else onSchedule(at);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      actions={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} failedAttempts={failedAttempts} width="full">
        <DateTimePicker
          label={messages.date}
          value={local}
          onChange={(next) => {
            setLocal(next);
            setProblem(undefined);
          }}
          errorMessage={problem}
          autoFocus
          isRequired
        />
      </Form>
    </Dialog>
  );
}
