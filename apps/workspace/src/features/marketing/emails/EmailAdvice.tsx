import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { Findings } from './EmailCheck';
import { emailsMessages } from './emails.messages';
import { useMailCheck } from './use-mail-check';
import { useMailMessage } from './use-mail-message';

/** Possible improvements of an email, before it is sent or scheduled; nothing if there are none. */
export function EmailAdvice({ email }: { email: EmailCampaign }) {
  const findings = useMailCheck(useMailMessage(email.brandId, email));
  const count = (kind: 'problem' | 'advice') =>
    findings.filter((each) => each.kind === kind).length;
  const title = emailsMessages.check.findings(count('problem'), count('advice'));
  if (title === '') return null;
  return (
    <InlineAlert tone="warning" title={title}>
      <Findings findings={findings.filter(({ kind }) => kind !== 'fine')} />
    </InlineAlert>
  );
}
