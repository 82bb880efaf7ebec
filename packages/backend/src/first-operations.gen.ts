// Written by `pnpm generate`.
import * as module0 from './operations/auth/me.operation';
import * as module1 from './operations/auth/register.operation';
import * as module2 from './operations/auth/sign-in.operation';
import * as module3 from './operations/auth/sign-out.operation';
import * as module4 from './operations/auth/update-user.operation';
import * as module5 from './operations/brands/create-brand.operation';
import * as module6 from './operations/brands/list-brands.operation';
import * as module7 from './operations/brands/update-brand.operation';
import * as module8 from './operations/changes/watch-changes.operation';
import * as module9 from './operations/content/copy-content.operation';
import * as module10 from './operations/content/create-content.operation';
import * as module11 from './operations/content/read-content.operations';
import * as module12 from './operations/content/restore-version.operation';
import * as module13 from './operations/content/schedule-content.operation';
import * as module14 from './operations/content/trash-content.operations';
import * as module15 from './operations/content/undo-decision.operation';
import * as module16 from './operations/content/undo-move.operation';
import * as module17 from './operations/content/update-content.operation';
import * as module18 from './operations/content/workflow.operations';
import * as module19 from './operations/dashboard/dashboard-summary.operation';
import * as module20 from './operations/dashboard/notifications.operations';

export const areas = {
  auth: {
    signIn: module2.signIn,
    register: module1.register,
    me: module0.me,
    signOut: module3.signOut,
    updateUser: module4.updateUser,
  },
  brands: {
    list: module6.listBrands,
    create: module5.createBrand,
    update: module7.updateBrand,
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
    update: module17.updateContent,
    submit: module18.submit,
    approve: module18.approve,
    reject: module18.reject,
    schedule: module13.schedule,
    unschedule: module18.unschedule,
    publish: module18.publish,
    restoreVersion: module12.restoreVersion,
    undoMove: module16.undoMove,
    undoDecision: module15.undoDecision,
    duplicate: module9.duplicateContent,
    delete: module14.deleteContent,
    restore: module14.restoreContent,
  },
  dashboard: {
    summary: module19.dashboardSummary,
  },
  notifications: {
    list: module20.listNotifications,
    markRead: module20.markNotificationsRead,
  },
};

export const lateAreas = [
  'agency',
  'billing',
  'campaigns',
  'colors',
  'emails',
  'files',
  'generation',
  'guidelines',
  'logos',
  'messages',
  'performance',
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
