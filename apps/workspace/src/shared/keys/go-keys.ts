import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';
import type { ToOptions } from '@tanstack/react-router';

import type { Workspace } from '../brand/workspace';
import { appKeysMessages } from './app-keys.messages';

const { screens } = appKeysMessages;

interface GoKey {
  readonly key: string;
  readonly label: string;
  readonly page: ToOptions;
  readonly right?: Right;
  /** Only for people who create content. */
  readonly isForCreators?: boolean;
}

const goKeys: readonly GoKey[] = [
  { key: 'D', label: screens.dashboard, page: { to: '/' } },
  { key: 'C', label: screens.calendar, page: { to: '/content/calendar' } },
  { key: 'L', label: screens.list, page: { to: '/content/calendar', search: { view: 'list' } } },
  {
    key: 'R',
    label: screens.review,
    page: { to: '/content/calendar', search: { view: 'review' } },
  },
  {
    key: 'I',
    label: screens.images,
    page: { to: '/content/generate-images' },
    isForCreators: true,
  },
  { key: 'F', label: screens.files, page: { to: '/files' }, right: 'files.view' },
  { key: 'B', label: screens.logos, page: { to: '/brand/logos' }, right: 'logos.view' },
  { key: 'O', label: screens.colors, page: { to: '/brand/colors' }, right: 'colors.view' },
  {
    key: 'T',
    label: screens.typography,
    page: { to: '/brand/typography' },
    right: 'typography.view',
  },
  { key: 'P', label: screens.coBranding, page: { to: '/brand/co-branding' } },
  { key: 'V', label: screens.voice, page: { to: '/brand/voice' }, right: 'voice.view' },
  { key: 'M', label: screens.messaging, page: { to: '/brand/messaging' }, right: 'messaging.view' },
  { key: 'X', label: screens.context, page: { to: '/brand/context' } },
  {
    key: 'A',
    label: screens.campaigns,
    page: { to: '/marketing/campaigns' },
    right: 'campaigns.view',
  },
  { key: 'N', label: screens.print, page: { to: '/marketing/print' }, right: 'advertising.view' },
  { key: 'E', label: screens.email, page: { to: '/marketing/emails' }, right: 'email.view' },
  {
    key: 'Y',
    label: screens.performance,
    page: { to: '/marketing/performance' },
    right: 'analytics.view',
  },
  {
    key: 'K',
    label: screens.keywords,
    page: { to: '/analytics/keywords' },
    right: 'analytics.view',
  },
  { key: 'W', label: screens.workflows, page: { to: '/workflows' } },
  { key: 'U', label: screens.team, page: { to: '/team' }, right: 'team.view' },
  { key: 'S', label: screens.settings, page: { to: '/settings' } },
  { key: 'H', label: screens.help, page: { to: '/help' } },
];

/** Returns a letter after G as it is shown. */
export const shownGoKey = (key: string): string => `G then ${key}`;

/** Returns the letters after G with the screens that a person may open. */
export function goKeysOf({ user, brandId }: Pick<Workspace, 'user' | 'brandId'>): readonly GoKey[] {
  if (brandId === null) return goKeys;
  const creates = createsSomeContent(user, brandId);
  return goKeys.filter(
    ({ right, isForCreators = false }) =>
      (!right || can(user, right, brandId)) && (!isForCreators || creates),
  );
}
