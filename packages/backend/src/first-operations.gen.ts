// Written by `pnpm generate`.
import * as module0 from './operations/auth/avatar.operations';
import * as module1 from './operations/auth/me.operation';
import * as module2 from './operations/auth/register.operation';
import * as module3 from './operations/auth/sign-in.operation';
import * as module4 from './operations/auth/sign-out.operation';
import * as module5 from './operations/auth/update-user.operation';
import * as module6 from './operations/brands/archive-brand.operations';
import * as module7 from './operations/brands/create-brand.operation';
import * as module8 from './operations/brands/list-brands.operation';
import * as module9 from './operations/brands/update-brand.operation';
import * as module10 from './operations/changes/watch-changes.operation';
import * as module11 from './operations/content/copy-content.operation';
import * as module12 from './operations/content/create-content.operation';
import * as module13 from './operations/content/read-content.operations';
import * as module14 from './operations/content/restore-version.operation';
import * as module15 from './operations/content/schedule-content.operation';
import * as module16 from './operations/content/trash-content.operations';
import * as module17 from './operations/content/undo-decision.operation';
import * as module18 from './operations/content/undo-move.operation';
import * as module19 from './operations/content/update-content.operation';
import * as module20 from './operations/content/workflow-summary.operation';
import * as module21 from './operations/content/workflow.operations';
import * as module22 from './operations/dashboard/dashboard-summary.operation';
import * as module23 from './operations/dashboard/list-notifications.operation';
import * as module24 from './operations/dashboard/mark-notifications.operations';

export const areas = {
  auth: {
    signIn: module3.signIn,
    register: module2.register,
    me: module1.me,
    signOut: module4.signOut,
    updateUser: module5.updateUser,
    avatar: module0.readAvatar,
    setAvatar: module0.setAvatar,
    removeAvatar: module0.removeAvatar,
  },
  brands: {
    list: module8.listBrands,
    listArchived: module8.listArchivedBrands,
    create: module7.createBrand,
    update: module9.updateBrand,
    archive: module6.archiveBrand,
    restore: module6.restoreBrand,
  },
  changes: {
    watch: module10.watchChanges,
  },
  content: {
    list: module13.listContent,
    days: module13.contentDays,
    undated: module13.undatedContent,
    waiting: module13.waitingContent,
    workflowSummary: module20.contentWorkflowSummary,
    get: module13.getContent,
    history: module13.contentHistory,
    create: module12.createContent,
    update: module19.updateContent,
    submit: module21.submit,
    approve: module21.approve,
    reject: module21.reject,
    schedule: module15.schedule,
    unschedule: module21.unschedule,
    publish: module21.publish,
    restoreVersion: module14.restoreVersion,
    undoMove: module18.undoMove,
    undoDecision: module17.undoDecision,
    duplicate: module11.duplicateContent,
    delete: module16.deleteContent,
    restore: module16.restoreContent,
  },
  dashboard: {
    summary: module22.dashboardSummary,
  },
  notifications: {
    list: module23.listNotifications,
    markRead: module24.markNotificationsRead,
    markUnread: module24.markNotificationsUnread,
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
