import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { useFormProblem } from '@brandroom/ui/use-form-problem';
import { useId, useState } from 'react';

import { failureMessage } from '../../../shared/api/show-failure';
import { formMessages } from '../../../shared/form/form.messages';
import { MomentPicker } from '../../../shared/form/MomentPicker';
import { shortName } from '../../../shared/page/short-name';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { EmailAdvice } from './EmailAdvice';
import { emailsMessages } from './emails.messages';
import type { EmailChanges } from './use-email-changes';

const messages = emailsMessages.schedule;

interface ScheduleEmailDialogProps {
  email: EmailCampaign;
  schedule: EmailChanges['schedule'];
  onClose: () => void;
}

/** Asks when to send an email. */
export function ScheduleEmailDialog({ email, schedule, onClose }: ScheduleEmailDialogProps) {
  const now = useNow();
  const formId = useId();
  const [at, setAt] = useState<Instant | null>(null);
  const { problem, failedAttempts, refuse, clearProblem } = useFormProblem();
  function submit(isIncomplete: boolean) {
    if (isIncomplete) return refuse();
    if (at === null) return refuse(messages.missing);
    if (at <= now()) return refuse(messages.past);
    return schedule.mutate({ email, at }, { onSuccess: onClose });
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title(shortName(email))}
      actions={
        <>
          <Button onPress={onClose}>{formMessages.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={schedule.isPending}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} failedAttempts={failedAttempts} width="full">
        {schedule.isError && (
          <InlineAlert tone="danger" isLive title={messages.failed(shortName(email))}>
            {failureMessage(schedule.error)}
          </InlineAlert>
        )}
        <EmailAdvice email={email} />
        <MomentPicker
          label={messages.date}
          description={formMessages.timeZone(timeZone)}
          value={at}
          onChange={(next) => {
            setAt(next);
            clearProblem();
          }}
          errorMessage={problem}
          autoFocus
          isRequired
        />
      </Form>
    </Dialog>
  );
}
