import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { SendFacts, SendProgress } from '@brandroom/machines/email-send/email-send.events';
import { progressOf } from '@brandroom/machines/email-send/email-send.events';
import { emailSend } from '@brandroom/machines/email-send/email-send.machine';
import { sendFactsOf } from '@brandroom/machines/email-send/send-facts';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';

import { startActor } from '../../../shared/actors/start-actor';
import { useSharedActor } from '../../../shared/actors/use-shared-actor';
import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { emailsMessages } from './emails.messages';
import { useEmailCache } from './use-email-changes';

/** Returns the facts that decide whether the person may send an email. */
export function useSendFacts(): (email: EmailCampaign) => SendFacts {
  const { user, brand } = useWorkspace();
  return (email) => sendFactsOf(email, user, brand?.name ?? '');
}

/**
 * Sends an email (docs/product/marketing.md#sending-an-email). Its actor outlives the page: a run
 * continues while the person is on other pages.
 */
export function useEmailSend(id: EmailCampaign['id'], brandId: BrandId) {
  const { emails } = useClient();
  const { put } = useEmailCache(brandId);

  function kept(email: EmailCampaign): SendProgress {
    put(email);
    if (email.status === 'sent') {
      notify({ title: emailsMessages.send.sent(shortName(email), email.recipients) });
    }
    return progressOf(email);
  }
  function machine() {
    return emailSend.provide({
      actors: {
        beginSending: fromPromise<SendProgress, SendProgress | null>(async () =>
          kept(await emails.send({ id })),
        ),
        deliverBatch: fromPromise<SendProgress, SendProgress | null>(async ({ input }) =>
          kept(await emails.deliver({ id, delivered: input?.delivered ?? 0 })),
        ),
      },
    });
  }

  const actor = useSharedActor(`email-send/${id}`, (options) =>
    startActor(machine(), { name: 'Email sending', machine: 'email-send' }, options),
  );
  return {
    state: useSelector(actor, (snapshot) => snapshot.value),
    isPausing: useSelector(actor, (snapshot) => snapshot.context.isPausing),
    error: useSelector(actor, (snapshot) => snapshot.context.error),
    send: actor.send,
  };
}
