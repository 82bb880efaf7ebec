// Written by `pnpm generate`.
import * as module0 from './operations/auth/avatar.operations';
import * as module1 from './operations/auth/me.operation';
import * as module2 from './operations/auth/sign-in.operation';
import * as module3 from './operations/auth/sign-out.operation';
import * as module4 from './operations/brands/archive-brand.operations';
import * as module5 from './operations/brands/create-brand.operation';
import * as module6 from './operations/brands/list-brands.operation';
import * as module7 from './operations/brands/update-brand.operation';
import * as module8 from './operations/changes/watch-changes.operation';
import * as module9 from './operations/content/copy-content.operation';
import * as module10 from './operations/content/create-content.operation';
import * as module11 from './operations/content/read-content.operations';
import * as module12 from './operations/content/trash-content.operations';
import * as module13 from './operations/content/update-content.operation';
import * as module14 from './operations/content/workflow.operations';
import * as module15 from './operations/dashboard/dashboard-summary.operation';
import * as module16 from './operations/dashboard/list-notifications.operation';
import * as module17 from './operations/dashboard/mark-notifications.operations';

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
    list: module6.listBrands,
    listArchived: module6.listArchivedBrands,
    create: module5.createBrand,
    update: module7.updateBrand,
    archive: module4.archiveBrand,
    restore: module4.restoreBrand,
  },
  changes: {
    watch: module8.watchChanges,
  },
  content: {
    list: module11.listContent,
    days: module11.contentDays,
    undated: module11.undatedContent,
    waiting: module11.waitingContent,
    get: module11.getContent,
    history: module11.contentHistory,
    create: module10.createContent,
    update: module13.updateContent,
    submit: module14.submit,
    approve: module14.approve,
    reject: module14.reject,
    duplicate: module9.duplicateContent,
    delete: module12.deleteContent,
    restore: module12.restoreContent,
  },
  dashboard: {
    summary: module15.dashboardSummary,
  },
  notifications: {
    list: module16.listNotifications,
    markRead: module17.markNotificationsRead,
    markUnread: module17.markNotificationsUnread,
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
  ['content', 'workflowSummary'],
  ['content', 'schedule'],
  ['content', 'unschedule'],
  ['content', 'publish'],
  ['content', 'restoreVersion'],
  ['content', 'undoMove'],
  ['content', 'undoDecision'],
] as const;
