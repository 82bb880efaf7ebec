import { roleRefusal } from '@brandroom/domain/rights/labels';
import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';

import type {
  EmailSendContext,
  EmailSendEvent,
  SendFacts,
  SendProgress,
} from './email-send.events';

type Args = GuardArgs<EmailSendContext, EmailSendEvent>;
type Words = GuardWords<EmailSendContext, EmailSendEvent>;

/** The email that an event is about; an event may be malformed. Each rule reads only its own field. */
function emailOf({ event }: Args): Partial<SendFacts> {
  const email: unknown = 'email' in event ? event.email : null;
  return typeof email === 'object' && email !== null ? email : {};
}

export const emailSendGuards = {
  mayPublish: (args: Args) => emailOf(args).mayPublish === true,
  isDraft: (args: Args) => emailOf(args).status === 'draft',
  hasNotBegun: (args: Args) => emailOf(args).delivered === null,
  hasBegun: (args: Args) => typeof emailOf(args).delivered === 'number',
  hasRecipients: (args: Args) => (emailOf(args).recipients ?? 0) > 0,
  passesCheck: (args: Args) => emailOf(args).problems?.length === 0,
  isDelivered: (_: Args, { delivered, recipients }: SendProgress) => delivered >= recipients,
  isPausing: ({ context }: Args) => context.isPausing,
};

/** The reasons in the order in which they help: the right, the status, the email itself. */
export const emailSendGuardMessages: Readonly<Record<keyof typeof emailSendGuards, Words>> = {
  mayPublish: {
    kind: 'right',
    right: () => 'email.publish',
    says: (args) => roleRefusal('send emails', emailOf(args).role ?? 'Viewer'),
    fix: () => 'Ask a brand manager to send it or change your role.',
  },
  isDraft: {
    kind: 'data',
    says: () => 'Only drafts can be sent.',
    fix: () => 'Duplicate the email to send it again.',
  },
  hasNotBegun: {
    kind: 'data',
    says: () => 'Sending has begun already.',
    fix: () => 'Resume sending to finish it.',
  },
  hasBegun: {
    kind: 'data',
    says: () => 'Sending has not begun.',
    fix: () => 'Send the email first.',
  },
  hasRecipients: {
    kind: 'data',
    says: () => 'This audience has no subscribers.',
    fix: () => 'Choose another audience.',
  },
  passesCheck: {
    kind: 'data',
    says: (args) => emailOf(args).problems?.[0] ?? 'The email was not checked.',
    fix: () => 'Edit the email, then send it.',
  },
  isDelivered: {
    kind: 'data',
    says: () => 'Some recipients do not have the email yet.',
    fix: () => 'Wait until sending is finished.',
  },
  isPausing: {
    kind: 'data',
    says: () => 'Sending is not being paused.',
    fix: () => 'Pause it first.',
  },
};
