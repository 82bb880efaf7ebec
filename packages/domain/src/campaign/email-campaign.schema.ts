import * as v from 'valibot';

import { brandRecord } from '../brand/brand-record.schema';
import { requiredText, text } from '../text.schema';
import { instant } from '../time.schema';

export const emailStatuses = ['sent', 'scheduled', 'draft', 'archived'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export const emailStatusLabels: Record<EmailStatus, string> = {
  sent: 'Sent',
  scheduled: 'Scheduled',
  draft: 'Draft',
  archived: 'Archived',
};

export const emailTemplates = ['newsletter', 'announcement', 'promotion', 'event'] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

export const emailTemplateLabels: Record<EmailTemplate, string> = {
  newsletter: 'Newsletter',
  announcement: 'Announcement',
  promotion: 'Promotion',
  event: 'Event',
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The fields of an email campaign that a person edits. */
export const emailCampaignDraft = v.strictObject({
  name: requiredText(120, 'Enter a name for the email.'),
  subject: requiredText(200, 'Enter a subject line.'),
  preheader: text(200),
  body: requiredText(100_000, 'Write the message.'),
  template: v.picklist(emailTemplates),
});
export type EmailCampaignDraft = v.InferOutput<typeof emailCampaignDraft>;

/** An email campaign as it is stored. */
export const emailCampaign = v.strictObject({
  ...brandRecord('Email'),
  ...emailCampaignDraft.entries,
  status: v.picklist(emailStatuses),
  sentAt: v.nullable(instant),
  scheduledFor: v.nullable(instant),
  recipients: count,
  opens: count,
  clicks: count,
});
export type EmailCampaign = v.InferOutput<typeof emailCampaign>;
