/** The columns that can be shown beside the title, in their order. */
export const listColumns = ['channel', 'status', 'date', 'campaign', 'tags', 'updatedAt'] as const;
export type ListColumn = (typeof listColumns)[number];

/** Those that are shown before anyone has chosen. */
export const firstColumns: readonly ListColumn[] = ['channel', 'status', 'date'];
