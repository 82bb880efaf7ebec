import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailAudienceLabels } from '@brandroom/domain/campaign/email-campaign.schema';
import { announce } from '@brandroom/ui/announce';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useEffectEvent } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { pageHeading } from '../../../shared/page/page-heading';
import { shortName } from '../../../shared/page/short-name';
import { EmailAdvice } from './EmailAdvice';
import { emailsMessages } from './emails.messages';
import { useEmailSend, useSendFacts } from './use-email-send';

const messages = emailsMessages.send;

interface SendEmailDialogProps {
  email: EmailCampaign;
  onClose: () => void;
}

/** Asks for confirmation before an email is sent, with the number of its recipients. */
export function SendEmailDialog({ email, onClose }: SendEmailDialogProps) {
  const { state, error, send } = useEmailSend(email.id, email.brandId);
  const factsOf = useSendFacts();
  const begin = useEffectEvent(() => {
    announce(emailsMessages.run.started(shortName(email)));
    onClose();
    // On the email's page the button that opened the dialog is gone.
    focusSoon(() => (document.activeElement === document.body ? pageHeading() : null));
  });
  const hasBegun = state !== 'idle' && state !== 'beginning' && state !== 'notBegun';
  useEffect(() => {
    if (hasBegun) begin();
  }, [hasBegun]);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="primary"
      title={messages.title(shortName(email), email.recipients)}
      confirmLabel={messages.confirm}
      onConfirm={() => send({ type: 'SEND', email: factsOf(email) })}
      isPending={state === 'beginning'}
      pendingLabel={messages.sending}
    >
      <Stack gap={12}>
        <DescriptionList
          items={[
            { term: messages.subject, detail: email.subject },
            { term: messages.audience, detail: emailAudienceLabels[email.audience ?? 'everyone'] },
          ]}
        />
        <EmailAdvice email={email} />
        <Text>{messages.final}</Text>
        <Text size="caption" tone="muted">
          {messages.simulated}
        </Text>
        {error && state === 'notBegun' && (
          <InlineAlert tone="danger" isLive title={messages.notBegun(shortName(email))}>
            {error.message}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
