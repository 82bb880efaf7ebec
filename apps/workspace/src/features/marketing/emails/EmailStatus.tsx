import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import { Icon } from '@brandroom/ui/Icon';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { Archive } from 'lucide';

import { emailsMessages } from './emails.messages';

/** The shapes of content with the same meaning. */
const marks = {
  sent: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
  archived: null,
} as const;

/** The status of an email as a shape and a word, or the progress of its sending. */
export function EmailStatus({ email: { status, sending, recipients } }: { email: EmailCampaign }) {
  const shape = sending ? 'pending' : marks[status];
  return (
    <>
      {shape === null ? <Icon of={Archive} size="small" /> : <StatusMark status={shape} />}
      {sending
        ? emailsMessages.list.sending(sending.delivered, recipients)
        : emailStatusLabels[status]}
    </>
  );
}
