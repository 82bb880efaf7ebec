import { notificationSettings } from '../account/notification-settings.schema';
import { operation } from './base';

/** The caller's own table of event and channel. */
export const notificationSettingsContract = {
  get: operation.output(notificationSettings),
  update: operation.input(notificationSettings).output(notificationSettings),
};
