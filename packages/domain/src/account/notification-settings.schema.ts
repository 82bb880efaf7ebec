import * as v from 'valibot';

export const notificationEvents = [
  'contentPending',
  'contentApproved',
  'contentRejected',
  'contentPublished',
  'fileUploaded',
  'memberJoined',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

export const notificationEventLabels: Record<NotificationEvent, string> = {
  contentPending: 'Content Needs Approval',
  contentApproved: 'Content approved',
  contentRejected: 'Content rejected',
  contentPublished: 'Content published',
  fileUploaded: 'File uploaded',
  memberJoined: 'Someone joined the team',
};

export const notificationChannels = ['bell', 'email', 'slack', 'teams'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationChannelLabels: Record<NotificationChannel, string> = {
  bell: 'In Brandroom',
  email: 'Email',
  slack: 'Slack',
  teams: 'Teams',
};

const row = v.strictObject({
  bell: v.boolean(),
  email: v.boolean(),
  slack: v.boolean(),
  teams: v.boolean(),
});

/** The channels of each event; the bell follows its column. */
export const notificationSettings = v.strictObject({
  contentPending: row,
  contentApproved: row,
  contentRejected: row,
  contentPublished: row,
  fileUploaded: row,
  memberJoined: row,
});
export type NotificationSettings = v.InferOutput<typeof notificationSettings>;

const bellOnly = { bell: true, email: false, slack: false, teams: false };

/** The defaults of an account: everything at the bell, and pending decisions by email too. */
export const defaultNotificationSettings: NotificationSettings = {
  contentPending: { ...bellOnly, email: true },
  contentApproved: bellOnly,
  contentRejected: bellOnly,
  contentPublished: bellOnly,
  fileUploaded: bellOnly,
  memberJoined: bellOnly,
};
