/** The person's time zone, in which every date is shown and typed (decisions section 5). */
export const timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;
