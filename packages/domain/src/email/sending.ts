import type { EmailCampaign } from '../campaign/email-campaign.schema';
import type { Instant } from '../time.schema';

/** A run has at most so many batches. */
const batches = 20;
const smallestBatch = 50;

/** How many recipients a batch has. */
export function batchSize(recipients: number): number {
  return Math.max(smallestBatch, Math.ceil(recipients / batches));
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** After it nothing more arrives. */
export const responseTime = 3 * day;

/** Part of all readers, and the time in which two thirds of them open the email. */
const readers = [
  { share: 0.15, time: minute / 2 },
  { share: 0.45, time: 2 * 60 * minute },
  { share: 0.4, time: 14 * 60 * minute },
];

/** The share of an email's opens that arrived so long after it was sent, 0 to 1. */
export function arrivedShare(elapsed: number): number {
  if (elapsed <= 0) return 0;
  if (elapsed >= responseTime) return 1;
  return readers.reduce((sum, { share, time }) => sum + share * (1 - Math.exp(-elapsed / time)), 0);
}

/** An email with the opens and clicks that arrived until a moment. */
export function asOf(email: EmailCampaign, at: Instant): EmailCampaign {
  if (email.sentAt === null) return email;
  const share = arrivedShare(Date.parse(at) - Date.parse(email.sentAt));
  const arrived = (total: number) => Math.floor(total * share);
  return { ...email, opens: arrived(email.opens), clicks: arrived(email.clicks) };
}

/** Returns whether the figures of an email may still grow. */
export function isArriving({ sentAt }: Pick<EmailCampaign, 'sentAt'>, at: Instant): boolean {
  return sentAt !== null && Date.parse(at) - Date.parse(sentAt) < responseTime;
}

/** The totals of all emails that were sent. */
export function emailTotals(emails: readonly EmailCampaign[]) {
  const sent = emails.filter(({ sentAt }) => sentAt !== null);
  const sum = (value: (email: EmailCampaign) => number) =>
    sent.reduce((total, email) => total + value(email), 0);
  return {
    sent: sent.length,
    recipients: sum((email) => email.recipients),
    opens: sum((email) => email.opens),
    clicks: sum((email) => email.clicks),
  };
}

/**
 * The shares of readers who opened and clicked, in percent of the recipients. Emails whose figures
 * still arrive are left out, because each of them would lower the rates at first.
 */
export function emailRates(emails: readonly EmailCampaign[], at: Instant) {
  const sent = emails.filter(({ sentAt }) => sentAt !== null);
  const settled = sent.filter((email) => !isArriving(email, at));
  const { recipients, opens, clicks } = emailTotals(settled);
  return {
    /** Whether every sent email counts. */
    isComplete: settled.length === sent.length,
    opens,
    clicks,
    /** Null where no email counts. */
    openRate: settled.length === 0 ? null : percentOf(opens, recipients),
    clickRate: settled.length === 0 ? null : percentOf(clicks, recipients),
  };
}

/** A part in percent; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}
