import { refusals } from '@brandroom/statechart/refusals';

import type { EmailSendEvent, SendFacts } from './email-send.events';
import { emailSendGuardMessages } from './email-send.guards';
import { emailSend } from './email-send.machine';

/** Why an email cannot be sent, or its run resumed; null where it can. */
export function sendRefusal(email: SendFacts): string | null {
  const event: EmailSendEvent = { type: email.delivered === null ? 'SEND' : 'RESUME', email };
  const atRest = emailSend.resolveState({
    value: 'idle',
    context: { run: null, isPausing: false, error: null },
  });
  const [first] = refusals(atRest, event, emailSendGuardMessages);
  return first?.reason ?? null;
}
