// Written by `pnpm generate`.
import * as module0 from './operations/auth/avatar.operations';
import * as module1 from './operations/auth/me.operation';
import * as module2 from './operations/auth/sign-in.operation';
import * as module3 from './operations/auth/sign-out.operation';
import * as module4 from './operations/brands/list-brands.operation';
import * as module5 from './operations/changes/watch-changes.operation';
import * as module6 from './operations/content/read-content.operations';
import * as module7 from './operations/dashboard/dashboard-summary.operation';
import * as module8 from './operations/dashboard/list-notifications.operation';
import * as module9 from './operations/dashboard/mark-notifications.operations';

export const areas = {
  auth: {
    signIn: module2.signIn,
    me: module1.me,
    signOut: module3.signOut,
    avatar: module0.readAvatar,
    setAvatar: module0.setAvatar,
    removeAvatar: module0.removeAvatar,
  },
  brands: {
    list: module4.listBrands,
  },
  changes: {
    watch: module5.watchChanges,
  },
  content: {
    list: module6.listContent,
    days: module6.contentDays,
    undated: module6.undatedContent,
    waiting: module6.waitingContent,
    get: module6.getContent,
    history: module6.contentHistory,
  },
  dashboard: {
    summary: module7.dashboardSummary,
  },
  notifications: {
    list: module8.listNotifications,
    markRead: module9.markNotificationsRead,
    markUnread: module9.markNotificationsUnread,
  },
};

export const lateAreas = [
  'agency',
  'billing',
  'campaigns',
  'colors',
  'data',
  'emails',
  'files',
  'generation',
  'guidelines',
  'integrations',
  'keywords',
  'logos',
  'messages',
  'notificationSettings',
  'performance',
  'quickBuild',
  'print',
  'rules',
  'search',
  'security',
  'shares',
  'team',
  'typography',
  'views',
  'voice',
] as const;

/** Of the areas above. */
export const lateOperations = [
  ['auth', 'register'],
  ['auth', 'updateUser'],
  ['brands', 'listArchived'],
  ['brands', 'create'],
  ['brands', 'update'],
  ['brands', 'archive'],
  ['brands', 'restore'],
  ['content', 'workflowSummary'],
  ['content', 'create'],
  ['content', 'update'],
  ['content', 'submit'],
  ['content', 'approve'],
  ['content', 'reject'],
  ['content', 'schedule'],
  ['content', 'unschedule'],
  ['content', 'publish'],
  ['content', 'restoreVersion'],
  ['content', 'undoMove'],
  ['content', 'undoDecision'],
  ['content', 'duplicate'],
  ['content', 'delete'],
  ['content', 'restore'],
] as const;
