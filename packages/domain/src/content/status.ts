import type { ContentStatus } from './content.schema';

/** The word for each status; colour and shape only stand beside it (decisions section 5). */
export const contentStatusLabels: Record<ContentStatus, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  scheduled: 'Scheduled',
  published: 'Published',
};
