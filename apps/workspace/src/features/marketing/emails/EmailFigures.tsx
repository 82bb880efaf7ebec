import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailRates, emailTotals } from '@brandroom/domain/email/sending';
import { formatWhole } from '@brandroom/domain/format/number';
import { Grid } from '@brandroom/ui/Grid';
import { Stat } from '@brandroom/ui/Stat';

import { useNow } from '../../../shared/time/clock';
import { emailsMessages } from './emails.messages';

const messages = emailsMessages.figures;

/** The figures of all sent emails. */
export function EmailFigures({ emails }: { emails: readonly EmailCampaign[] }) {
  const now = useNow();
  const { sent, recipients } = emailTotals(emails);
  const { isComplete, opens, clicks, openRate, clickRate } = emailRates(emails, now());
  const stats = [
    { label: messages.sent, value: formatWhole(sent) },
    { label: messages.recipients, value: formatWhole(recipients) },
    {
      label: messages.openRate,
      value: messages.percent(openRate),
      note: messages.opens(opens, isComplete),
    },
    {
      label: messages.clickRate,
      value: messages.percent(clickRate),
      note: messages.clicks(clicks, isComplete),
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
