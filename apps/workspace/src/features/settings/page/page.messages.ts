// The frame of every page of the settings.
import { settingsPageLabels } from '@brandroom/domain/account/settings-page';

/** Every visible string of this room. */
export const pageMessages = {
  title: 'Settings',
  pages: settingsPageLabels,
  tabTitle: (page: string) => `${page} – Settings`,
  denied: { goTo: 'Go to your account' },
} as const;
