import type { Page } from '@playwright/test';

import type { FailureRow } from './failure-row';
import { choose, press } from './failure-row';

const message = 'This couldn’t be loaded';
const campaign = '/marketing/campaigns/campaign_1748736000000_100001';
const email = '/marketing/emails/email_1748736000000_100006';
const printItem = '/marketing/print/print_1748736000000_100002';
const post = '/content/edit/content_1748736000000_10000f';
const file = '/files?file=file_1748736000000_10001m';

const openSearch = (page: Page) => page.keyboard.press('ControlOrMeta+k');

/** Queries that a page sends by itself; the message replaces the missing content. */
export const screenReads: readonly FailureRow[] = [
  { operation: 'dashboard.summary', address: '/', message },
  { operation: 'performance.overview', address: '/', message },
  { operation: 'brands.list', address: '/settings/brands', message, retry: 'Try again' },
  { operation: 'brands.listArchived', address: '/settings/brands', message },
  { operation: 'agency.get', address: '/settings/agency', message },
  { operation: 'billing.plan', address: '/settings/billing', message },
  { operation: 'security.sessions', address: '/settings/security', message },
  { operation: 'notificationSettings.get', address: '/settings/notifications', message },
  { operation: 'notificationSettings.sent', address: '/settings/notifications', message },
  { operation: 'integrations.listSocial', address: '/settings/integrations', message },
  { operation: 'integrations.listChats', address: '/settings/integrations', message },
  { operation: 'integrations.outbox', address: '/settings/integrations', message },
  { operation: 'integrations.wordPress', address: '/settings/integrations', message },
  { operation: 'integrations.wordPressLog', address: '/settings/integrations', message },
  { operation: 'team.list', address: '/team', message },
  { operation: 'colors.list', address: '/brand/colors', message },
  { operation: 'logos.list', address: '/brand/logos', message },
  { operation: 'typography.list', address: '/brand/typography', message },
  { operation: 'voice.list', address: '/brand/voice', message },
  { operation: 'messages.list', address: '/brand/messaging', message },
  { operation: 'rules.list', address: '/brand/context', message },
  { operation: 'guidelines.list', address: '/brand/co-branding', message },
  { operation: 'content.list', address: '/content/calendar?view=list', message },
  { operation: 'content.days', address: '/content/calendar?view=month', message },
  { operation: 'content.undated', address: '/content/calendar?view=month', message },
  { operation: 'content.waiting', address: '/content/calendar?view=review', message },
  { operation: 'content.get', address: post, message },
  { operation: 'generation.listImages', address: '/content/generate-images', message },
  { operation: 'campaigns.list', address: '/marketing/campaigns', message },
  { operation: 'campaigns.get', address: campaign, message },
  { operation: 'emails.list', address: '/marketing/emails', message },
  { operation: 'emails.get', address: email, message },
  { operation: 'print.list', address: '/marketing/print', message },
  { operation: 'print.get', address: printItem, message },
  { operation: 'performance.summary', address: '/marketing/performance', message },
  { operation: 'keywords.listGroups', address: '/analytics/keywords', message },
  { operation: 'keywords.summary', address: '/analytics/keywords', message },
  {
    operation: 'keywords.history',
    address: '/analytics/keywords?keyword=cold+brew+recipe',
    message,
  },
  { operation: 'content.workflowSummary', address: '/workflows', message: /couldn’t be loaded/u },
  { operation: 'files.list', address: '/files', message },
  { operation: 'files.preview', address: file, message },
  { operation: 'shares.visit', address: '/share/nothing-is-shared-at-this-address', message },
  {
    operation: 'team.openInvitation',
    address: '/register?invitation=invite_1748736000000_gone',
    message: 'This page couldn’t be shown.',
  },
];

/** Queries of a part of a page; the message is shown within that part. */
export const partReads: readonly FailureRow[] = [
  { operation: 'files.usage', address: file, message: 'Usage couldn’t be loaded.' },
  { operation: 'files.versions', address: file, message: 'The history was not loaded' },
  {
    operation: 'files.tags',
    address: '/files',
    act: (page) => press(page, /^Tag/u),
    message: 'The tags couldn’t be loaded.',
    retry: (page) => page.getByRole('menuitem', { name: /^Try again/u }).click(),
  },
  {
    operation: 'logos.versions',
    address: '/brand/logos?logo=logo_1748736000000_100001',
    message: 'Earlier versions couldn’t be loaded',
  },
  { operation: 'logos.list', address: '/brand/co-branding', message },
  { operation: 'colors.list', address: '/brand/co-branding', message },
  { operation: 'logos.preview', address: '/brand/co-branding', message },
  ...(['rules.list', 'typography.list'] as const).map((operation) => ({
    operation,
    address: '/brand/co-branding',
    act: (page: Page) => press(page, 'Prepare PDF guidelines'),
    message: 'Could not be prepared.',
  })),
  {
    operation: 'notifications.list',
    address: '/',
    act: (page) => press(page, /^Notifications/u),
    message: 'The notifications could not be loaded',
  },
  {
    operation: 'search.find',
    address: '/',
    act: async (page) => {
      await openSearch(page);
      await page.getByRole('combobox').fill('post');
    },
    message: 'Content, files and people couldn’t be searched.',
  },
  {
    operation: 'content.history',
    address: post,
    act: (page) => page.getByRole('tab', { name: 'History' }).click(),
    message,
  },
  {
    operation: 'shares.list',
    address: '/files',
    act: (page) => choose(page, /^Actions for /u, 'Share…'),
    message,
  },
];
