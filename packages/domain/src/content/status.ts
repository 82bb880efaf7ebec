import type { ContentStatus } from './content.schema';

/** The word for each status (docs/product/design.md#status). */
export const contentStatusLabels: Record<ContentStatus, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  scheduled: 'Scheduled',
  published: 'Published',
};
