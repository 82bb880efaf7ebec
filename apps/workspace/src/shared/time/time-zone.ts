/** The person's time zone, in which every date is shown and typed. */
export const timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;
