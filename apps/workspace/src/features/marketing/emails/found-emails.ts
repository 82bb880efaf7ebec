import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailStatuses } from '@brandroom/domain/campaign/email-status';
import { percentOf } from '@brandroom/domain/email/sending';
import { compareNames } from '@brandroom/domain/format/compare-names';
import { anyIncludes } from '@brandroom/domain/format/fold';
import type { Instant } from '@brandroom/domain/time.schema';

import type { EmailOrder, EmailsSearch } from './emails-search';

/** Returns the most relevant date of an email: when it was sent, is scheduled or was changed. */
export function dateOf({ sentAt, scheduledFor, updatedAt }: EmailCampaign): Instant {
  return sentAt ?? scheduledFor ?? updatedAt;
}

const values: Record<Exclude<EmailOrder, 'name'>, (email: EmailCampaign) => number> = {
  status: ({ status }) => emailStatuses.indexOf(status),
  date: (email) => Date.parse(dateOf(email)),
  recipients: ({ recipients }) => recipients,
  opens: ({ opens, recipients }) => percentOf(opens, recipients),
  clicks: ({ clicks, recipients }) => percentOf(clicks, recipients),
};

/** Returns the emails of an address in its order; by default newest first. */
export function foundBy(
  emails: readonly EmailCampaign[],
  { status, q = '', orderBy, direction = 'ascending' }: EmailsSearch,
): readonly EmailCampaign[] {
  const found = emails.filter(
    (email) =>
      (status === undefined || email.status === status) &&
      anyIncludes([email.name, email.subject], q),
  );
  if (orderBy === undefined) return found;
  const sign = direction === 'ascending' ? 1 : -1;
  return found.toSorted((one, other) => {
    if (orderBy === 'name') return sign * compareNames(one.name, other.name);
    return sign * (values[orderBy](one) - values[orderBy](other));
  });
}
