import type { EmailCampaignDraft } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';

import { EmailCheck } from './EmailCheck';
import { EmailPreview } from './EmailPreview';
import { emailsMessages } from './emails.messages';
import { useMailCheck } from './use-mail-check';
import { useMailMessage } from './use-mail-message';

interface EmailAsideProps {
  brandId: BrandId;
  draft: EmailCampaignDraft;
}

/** The preview and the check of an email that is being edited. */
export function EmailAside({ brandId, draft }: EmailAsideProps) {
  const parts = useMailMessage(brandId, draft);
  const findings = useMailCheck(parts);
  return (
    <Stack gap={32}>
      <EmailCheck findings={findings} />
      <Section title={emailsMessages.preview.title}>
        <EmailPreview message={parts.message} first="phone" />
      </Section>
    </Stack>
  );
}
