import { listMessages as messages } from './list.messages';

/** The optional columns beside the title, in order. */
export const listColumns = ['channel', 'status', 'date', 'campaign', 'tags', 'updatedAt'] as const;
export type ListColumn = (typeof listColumns)[number];

/** The columns shown by default. */
export const firstColumns: readonly ListColumn[] = ['channel', 'status', 'date'];

export const dateLabels = {
  scheduled: messages.scheduledFor,
  published: messages.publishedOn,
  created: messages.createdOn,
};
