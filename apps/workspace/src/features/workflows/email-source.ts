import type { User } from '@brandroom/domain/account/user.schema';
import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { formatCount } from '@brandroom/domain/format/count';
import { progressOf } from '@brandroom/machines/email-send/email-send.events';
import { emailSend } from '@brandroom/machines/email-send/email-send.machine';
import { sendFactsOf } from '@brandroom/machines/email-send/send-facts';
import type { Counts, ExplorerSource } from '@brandroom/workflow-explorer/source';

import { workflowsMessages } from './workflows.messages';

/** The state of a stored email: sent, or at rest. */
function stateOf({ status }: Pick<EmailCampaign, 'status'>): 'sent' | 'idle' {
  return status === 'sent' || status === 'archived' ? 'sent' : 'idle';
}

/** The number of emails in each state, as text. */
export function emailCounts(emails: readonly Pick<EmailCampaign, 'status'>[]): Counts {
  const states = emails.map(stateOf);
  const count = (state: string) => states.filter((each) => each === state).length;
  return Object.fromEntries(
    ['idle', 'sent'].map((state) => [state, formatCount(count(state), 'email')]),
  );
}

interface Asked {
  readonly user: User;
  readonly brandName: string;
  readonly href: string;
}

/** A stored email as a source of the explorer, with the facts that its rules read. */
export function emailSource(
  email: EmailCampaign,
  { user, brandName, href }: Asked,
): Extract<ExplorerSource, { kind: 'item' }> {
  const state = stateOf(email);
  const facts = sendFactsOf(email, user, brandName);
  return {
    kind: 'item',
    name: email.name,
    href,
    snapshot: emailSend.resolveState({
      value: state,
      context: {
        run: state === 'sent' || email.sending ? progressOf(email) : null,
        isPausing: false,
        error: null,
      },
    }),
    trace: [],
    payloads: (type) =>
      type === 'SEND' || type === 'RESUME'
        ? [{ name: workflowsMessages.machine.payloads.email, event: { type, email: facts } }]
        : [],
  };
}
