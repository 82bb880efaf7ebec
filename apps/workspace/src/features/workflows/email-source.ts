import type { User } from '@brandroom/domain/account/user.schema';
import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { progressOf } from '@brandroom/machines/email-send/email-send.events';
import { emailSend } from '@brandroom/machines/email-send/email-send.machine';
import { sendFactsOf } from '@brandroom/machines/email-send/send-facts';
import type { ExplorerSource } from '@brandroom/workflow-explorer/source';

import { workflowsMessages } from './workflows.messages';

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
  const isOver = email.status === 'sent' || email.status === 'archived';
  const facts = sendFactsOf(email, user, brandName);
  return {
    kind: 'item',
    name: email.name,
    href,
    snapshot: emailSend.resolveState({
      value: isOver ? 'sent' : 'idle',
      context: {
        run: isOver || email.sending ? progressOf(email) : null,
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
