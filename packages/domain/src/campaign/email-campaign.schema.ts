import * as v from 'valibot';

import { brandRecord } from '../brand/brand-record.schema';
import { fileId, userId } from '../id.schema';
import { requiredText, text, webAddress } from '../text.schema';
import { instant } from '../time.schema';
import { emailStatuses } from './email-status';

export const emailTemplates = ['newsletter', 'announcement', 'promotion', 'event'] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

export const emailTemplateLabels: Record<EmailTemplate, string> = {
  newsletter: 'Newsletter',
  announcement: 'Announcement',
  promotion: 'Promotion',
  event: 'Event',
};

/** The groups of subscribers that an email can go to. */
export const emailAudiences = ['everyone', 'engaged', 'new'] as const;
export type EmailAudience = (typeof emailAudiences)[number];

export const emailAudienceLabels: Record<EmailAudience, string> = {
  everyone: 'All subscribers',
  engaged: 'Opened an email in the last 90 days',
  new: 'Joined in the last 30 days',
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The fields of an email campaign that a person edits. */
export const emailCampaignDraft = v.strictObject({
  name: requiredText(120, 'Enter a name for the email.'),
  subject: requiredText(200, 'Enter a subject line.'),
  preheader: text(200),
  body: requiredText(100_000, 'Write the message.'),
  template: v.picklist(emailTemplates),
  /** All subscribers where it is missing. */
  audience: v.optional(v.picklist(emailAudiences)),
  /** An image of the file library above the text. */
  image: v.optional(v.strictObject({ fileId, alt: text(300) })),
  /** The call to action below the text. */
  button: v.optional(
    v.strictObject({
      label: requiredText(60, 'Enter a label for the button.'),
      address: webAddress('Enter the address that the button opens.'),
    }),
  ),
  /** Below the message, with the unsubscribe link; the usual one where it is missing. */
  footer: v.optional(text(1000)),
});
export type EmailCampaignDraft = v.InferOutput<typeof emailCampaignDraft>;

/** How far the sending of an email got. Between its batches the email is still a draft. */
const sending = v.strictObject({ startedAt: instant, delivered: count });

/** A step of its sending: who began it or sent a batch, and how many recipients had the email then. */
const sendingStep = v.strictObject({
  at: instant,
  /** Null for an email that was sent on schedule. */
  by: v.nullable(userId),
  byName: v.string(),
  delivered: count,
});
export type SendingStep = v.InferOutput<typeof sendingStep>;

/** An email campaign as it is stored, with the opens and clicks that it gets in the end. */
export const emailCampaign = v.strictObject({
  ...brandRecord('Email'),
  ...emailCampaignDraft.entries,
  status: v.picklist(emailStatuses),
  sentAt: v.nullable(instant),
  scheduledFor: v.nullable(instant),
  recipients: count,
  opens: count,
  clicks: count,
  /** Only while it is being sent, or its sending is paused. */
  sending: v.optional(sending),
  /** In order. Emails that were sent before steps were recorded have none. */
  steps: v.optional(v.array(sendingStep)),
});
export type EmailCampaign = v.InferOutput<typeof emailCampaign>;
