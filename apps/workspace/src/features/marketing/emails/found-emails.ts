import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailStatuses } from '@brandroom/domain/campaign/email-status';
import { percentOf } from '@brandroom/domain/email/sending';
import { anyIncludes } from '@brandroom/domain/format/fold';
import type { Instant } from '@brandroom/domain/time.schema';

import type { EmailsSearch } from './emails-search';
import type { emailOrders } from './emails-search';

/** Returns the most relevant date of an email: when it was sent, is scheduled or was changed. */
export function dateOf({ sentAt, scheduledFor, updatedAt }: EmailCampaign): Instant {
  return sentAt ?? scheduledFor ?? updatedAt;
}

type Order = (typeof emailOrders)[number];
const keys: Record<Order, (email: EmailCampaign) => string | number> = {
  name: ({ name }) => name.toLocaleLowerCase('en-US'),
  status: ({ status }) => emailStatuses.indexOf(status),
  date: dateOf,
  recipients: ({ recipients }) => recipients,
  opens: ({ opens, recipients }) => percentOf(opens, recipients),
  clicks: ({ clicks, recipients }) => percentOf(clicks, recipients),
};

function compared(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

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
  const key = keys[orderBy];
  const sign = direction === 'ascending' ? 1 : -1;
  return found.toSorted((one, other) => sign * compared(key(one), key(other)));
}
