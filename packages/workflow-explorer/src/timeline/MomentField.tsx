import { Button } from '@brandroom/ui/Button';
import { DateTimePicker } from '@brandroom/ui/DateTimePicker';
import { Form } from '@brandroom/ui/Form';
import { Inline } from '@brandroom/ui/Inline';
import { useFormProblem } from '@brandroom/ui/use-form-problem';
import { memo, useState } from 'react';

import type { Moment } from '../source';
import { indexAtMinute } from './index-at-minute';
import { timelineMessages as messages } from './timeline.messages';
import * as styles from './Timeline.css';

interface MomentFieldProps {
  /** The moments to which it can go, oldest first. */
  stops: readonly Moment[];
  onShow: (index: number) => void;
}

/** A date and time to go to. It stays as it is while only the moment changes, so that a step is drawn at once. */
export const MomentField = memo(({ stops, onShow }: MomentFieldProps) => {
  const [local, setLocal] = useState<string | null>(null);
  const { problem, failedAttempts, refuse, clearProblem } = useFormProblem();
  function submit(isIncomplete: boolean) {
    if (isIncomplete) return refuse();
    if (local === null) return refuse(messages.noDate);
    const index = indexAtMinute(stops, local);
    if (index === null) return refuse(messages.tooEarly(stops[0]?.time ?? ''));
    return onShow(index);
  }

  return (
    <Form onSubmit={submit} failedAttempts={failedAttempts} width="full">
      <Inline gap={8} align="start" isWrapping={false}>
        <DateTimePicker
          label={messages.date}
          value={local}
          onChange={(next) => {
            setLocal(next);
            clearProblem();
          }}
          errorMessage={problem}
          className={styles.date}
        />
        <Button type="submit" className={styles.besideDate}>
          {messages.show}
        </Button>
      </Inline>
    </Form>
  );
});
