/** The person's time zone, in which every date is shown and entered. */
export const timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;
