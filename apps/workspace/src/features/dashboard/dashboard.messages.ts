// The dashboard: figures, tasks, upcoming items and recent activity.
import { formatCount } from '@brandroom/domain/format/count';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';

const activity: Record<ContentStatus, (title: string) => string> = {
  draft: (title) => `Content ${title} is a draft`,
  pending: (title) => `Content ${title} needs approval`,
  approved: (title) => `Content ${title} was approved`,
  rejected: (title) => `Content ${title} was rejected`,
  scheduled: (title) => `Content ${title} is scheduled`,
  published: (title) => `Content ${title} was published`,
};

/** Every visible string of this room. */
export const dashboardMessages = {
  title: 'Dashboard',
  create: 'Create content',
  loading: 'Loading the dashboard',
  unknown: (path: string) => `There is no page at ${path}. You are on the dashboard.`,
  dismiss: 'Dismiss',
  figures: 'At a glance',
  stats: {
    pending: { label: 'Pending Approval', leads: 'open calendar' },
    scheduled: { label: 'Scheduled Content', leads: 'open calendar' },
    tasks: { label: 'Active Tasks', leads: 'go to tasks' },
    updates: { label: 'Recent Updates', leads: 'go to recent activity' },
  },
  marketing: {
    label: 'Marketing',
    loading: 'Loading marketing figures',
    campaigns: { label: 'Active Campaigns' },
    emails: { label: 'Sent Emails' },
    print: { label: 'Print Items' },
    revenue: { label: 'Revenue, 30 Days' },
    clicks: { label: 'Search Clicks, 30 Days' },
  },
  upcoming: {
    title: 'Upcoming Content',
    scheduledFor: 'Scheduled for',
    calendar: 'View Calendar',
    none: 'Nothing is scheduled',
    noneHelp: 'Approved content appears here once you schedule it.',
    approved: 'See approved content',
  },
  tasks: {
    title: 'Tasks',
    due: 'Due',
    noDue: 'No due date',
    priority: 'High priority',
    showAll: (count: number) => `Show all ${formatCount(count, 'task')}`,
    none: 'No tasks',
    noneHelp: 'Content submitted for review appears here.',
    drafts: 'See drafts',
  },
  activity: {
    title: 'Recent Activity',
    content: activity,
    file: (name: string) => `New file ${name} uploaded`,
    none: 'No activity yet',
    noneHelp: 'Changes to content and new files appear here.',
    create: 'Create content',
  },
} as const;
