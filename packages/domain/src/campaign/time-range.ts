/** The time ranges of the performance and keyword screens. */
export const timeRanges = ['7d', '30d', '90d', '12m'] as const;
export type TimeRange = (typeof timeRanges)[number];
