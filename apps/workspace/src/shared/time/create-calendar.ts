import { GregorianCalendar } from '@internationalized/date';

/** In place of the date library's own (vite.config.ts), which brings all calendars: the fields of ui ask for no other. */
export const createCalendar = () => new GregorianCalendar();
