import { GregorianCalendar } from '@internationalized/date';

/**
 * Replaces the date library's own function (vite.config.ts), which includes all calendars, because
 * the ui's fields use only this one.
 */
export const createCalendar = () => new GregorianCalendar();
