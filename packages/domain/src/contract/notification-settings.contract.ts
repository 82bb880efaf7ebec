import * as v from 'valibot';

import {
  notificationChannels,
  notificationEvents,
  notificationSettings,
} from '../account/notification-settings.schema';
import { instant } from '../time.schema';
import { operation } from './base';

/** A message to the person outside of the app. It stays in this browser; nothing is really sent. */
export const sentMessage = v.strictObject({
  id: v.string(),
  channel: v.picklist(notificationChannels),
  event: v.picklist(notificationEvents),
  title: v.string(),
  note: v.nullable(v.string()),
  at: instant,
});
export type SentMessage = v.InferOutput<typeof sentMessage>;

/** The caller's own table of event and channel. */
export const notificationSettingsContract = {
  get: operation.output(notificationSettings),
  update: operation.input(notificationSettings).output(notificationSettings),
  /** The last 20 messages to the caller by email, Slack or Teams, newest first. */
  sent: operation.output(v.array(sentMessage)),
};
