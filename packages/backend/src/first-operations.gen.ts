// Written by `pnpm generate`.
import * as module0 from './operations/auth/avatar.operations';
import * as module1 from './operations/auth/me.operation';
import * as module2 from './operations/auth/sign-in.operation';
import * as module3 from './operations/auth/sign-out.operation';
import * as module4 from './operations/brands/list-brands.operation';
import * as module5 from './operations/campaigns/marketing-figures.operation';
import * as module6 from './operations/changes/watch-changes.operation';
import * as module7 from './operations/colors/read-colors.operations';
import * as module8 from './operations/content/read-content.operations';
import * as module9 from './operations/dashboard/dashboard-summary.operation';
import * as module10 from './operations/dashboard/list-notifications.operation';
import * as module11 from './operations/dashboard/mark-notifications.operations';

export const areas = {
  auth: {
    signIn: module2.signIn,
    me: module1.me,
    signOut: module3.signOut,
    avatar: module0.readAvatar,
  },
  brands: {
    list: module4.listBrands,
  },
  changes: {
    watch: module6.watchChanges,
  },
  colors: {
    mark: module7.brandMark,
  },
  content: {
    list: module8.listContent,
    days: module8.contentDays,
    undated: module8.undatedContent,
    waiting: module8.waitingContent,
    get: module8.getContent,
    history: module8.contentHistory,
  },
  dashboard: {
    summary: module9.dashboardSummary,
  },
  notifications: {
    list: module10.listNotifications,
    markRead: module11.markNotificationsRead,
    markUnread: module11.markNotificationsUnread,
  },
  performance: {
    overview: module5.getMarketingFigures,
  },
};

export const lateAreas = [
  'agency',
  'billing',
  'campaigns',
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
  ['auth', 'setAvatar'],
  ['auth', 'removeAvatar'],
  ['brands', 'listArchived'],
  ['brands', 'create'],
  ['brands', 'update'],
  ['brands', 'archive'],
  ['brands', 'restore'],
  ['colors', 'list'],
  ['colors', 'create'],
  ['colors', 'update'],
  ['colors', 'move'],
  ['colors', 'import'],
  ['colors', 'setPairs'],
  ['colors', 'delete'],
  ['colors', 'restore'],
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
  ['performance', 'summary'],
] as const;
