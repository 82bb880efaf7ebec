export const emailStatuses = ['sent', 'scheduled', 'draft', 'archived'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export const emailStatusLabels: Record<EmailStatus, string> = {
  sent: 'Sent',
  scheduled: 'Scheduled',
  draft: 'Draft',
  archived: 'Archived',
};
