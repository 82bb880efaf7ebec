// Written by `pnpm generate`.
import * as module0 from './operations/auth/avatar.operations';
import * as module1 from './operations/auth/me.operation';
import * as module2 from './operations/auth/sign-in.operation';
import * as module3 from './operations/auth/sign-out.operation';
import * as module4 from './operations/brands/list-brands.operation';
import * as module5 from './operations/changes/watch-changes.operation';
import * as module6 from './operations/content/copy-content.operation';
import * as module7 from './operations/content/create-content.operation';
import * as module8 from './operations/content/read-content.operations';
import * as module9 from './operations/content/trash-content.operations';
import * as module10 from './operations/content/update-content.operation';
import * as module11 from './operations/content/workflow.operations';
import * as module12 from './operations/dashboard/dashboard-summary.operation';
import * as module13 from './operations/dashboard/list-notifications.operation';
import * as module14 from './operations/dashboard/mark-notifications.operations';

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
    list: module8.listContent,
    days: module8.contentDays,
    undated: module8.undatedContent,
    waiting: module8.waitingContent,
    get: module8.getContent,
    history: module8.contentHistory,
    create: module7.createContent,
    update: module10.updateContent,
    submit: module11.submit,
    approve: module11.approve,
    reject: module11.reject,
    duplicate: module6.duplicateContent,
    delete: module9.deleteContent,
    restore: module9.restoreContent,
  },
  dashboard: {
    summary: module12.dashboardSummary,
  },
  notifications: {
    list: module13.listNotifications,
    markRead: module14.markNotificationsRead,
    markUnread: module14.markNotificationsUnread,
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
  ['content', 'schedule'],
  ['content', 'unschedule'],
  ['content', 'publish'],
  ['content', 'restoreVersion'],
  ['content', 'undoMove'],
  ['content', 'undoDecision'],
] as const;
