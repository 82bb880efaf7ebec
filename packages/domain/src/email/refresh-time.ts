import type { EmailCampaign } from '../campaign/email-campaign.schema';
import { isArriving } from './sending';
import type { Instant } from '../time.schema';

const soon = 5000;
const later = 60_000;
/** So long after sending the figures are watched closely. */
const first = 10 * 60_000;

/** The milliseconds until the figures of emails are refreshed; never if none can change. */
export function refreshTime(emails: readonly EmailCampaign[], now: Instant): number | false {
  const arriving = emails.filter((email) => isArriving(email, now));
  if (arriving.length === 0) return false;
  const age = Math.min(
    ...arriving.map(({ sentAt }) => Date.parse(now) - Date.parse(sentAt ?? now)),
  );
  return age < first ? soon : later;
}
