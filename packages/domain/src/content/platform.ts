/** The social platforms, without a schema, because every page shows their names. */
export const platforms = ['linkedin', 'instagram', 'facebook', 'bluesky', 'x'] as const;
export type Platform = (typeof platforms)[number];
