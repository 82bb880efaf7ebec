import type { Id } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { EmailSendEvent, SendFacts, SendProgress } from './email-send.events';

export const draftEmail: SendFacts = {
  id: 'email_1_1' as Id<'Email'>,
  status: 'draft',
  recipients: 120,
  delivered: null,
  problems: [],
  mayPublish: true,
  role: 'Manager',
};
/** Its first 50 recipients have it. */
export const begunEmail: SendFacts = { ...draftEmail, delivered: 50 };

/** How far the run of the sample got. */
export const sampleRun = (delivered: number): SendProgress => ({
  id: draftEmail.id,
  recipients: 120,
  delivered,
});

const send = (change: Partial<SendFacts>): EmailSendEvent => ({
  type: 'SEND',
  email: { ...draftEmail, ...change },
});
const resume = (change: Partial<SendFacts>): EmailSendEvent => ({
  type: 'RESUME',
  email: { ...begunEmail, ...change },
});

/** Every event, with the payloads that make a difference. */
export const emailSendSamples: readonly EventSample<EmailSendEvent>[] = [
  { name: 'Send to 120 recipients', event: send({}) },
  { name: 'Send without the right', event: send({ mayPublish: false, role: 'Editor' }) },
  { name: 'Send a sent email', event: send({ status: 'sent' }) },
  { name: 'Send a partly sent email', event: send({ delivered: 50 }) },
  { name: 'Send to an empty audience', event: send({ recipients: 0 }) },
  {
    name: 'Send without an unsubscribe link',
    event: send({ problems: ['Add an unsubscribe link to the footer.'] }),
  },
  { name: 'Resume after 50 recipients', event: resume({}) },
  { name: 'Resume without the right', event: resume({ mayPublish: false, role: 'Viewer' }) },
  { name: 'Resume a sent email', event: resume({ status: 'sent' }) },
  { name: 'Resume an unsent email', event: resume({ delivered: null }) },
  { name: 'Pause', event: { type: 'PAUSE' } },
  { name: 'Try again', event: { type: 'RETRY' } },
];
