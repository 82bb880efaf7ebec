import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailTotals } from '@brandroom/domain/email/sending';
import { formatWhole } from '@brandroom/domain/format/number';
import { Grid } from '@brandroom/ui/Grid';
import { Stat } from '@brandroom/ui/Stat';

import { emailsMessages } from './emails.messages';

const messages = emailsMessages.figures;

/** The figures of all sent emails. */
export function EmailFigures({ emails }: { emails: readonly EmailCampaign[] }) {
  const { sent, recipients, opens, clicks, openRate, clickRate } = emailTotals(emails);
  const stats = [
    { label: messages.sent, value: formatWhole(sent) },
    { label: messages.recipients, value: formatWhole(recipients) },
    {
      label: messages.openRate,
      value: messages.percent(openRate),
      note: messages.opens(opens),
    },
    {
      label: messages.clickRate,
      value: messages.percent(clickRate),
      note: messages.clicks(clicks),
    },
  ];
  return (
    <Grid as="ul" min="small" gap={12} aria-label={messages.label} isFilled>
      {stats.map((stat) => (
        <li key={stat.label}>
          <Stat {...stat} />
        </li>
      ))}
    </Grid>
  );
}
