import { startFitting } from '@brandroom/domain/content/graphemes';

/**
 * Reads the parameters of an address. Written out instead of by a schema: what validates an address
 * is in the first load of every page, and a schema library with it.
 */

/** What the router read from an address; nobody has checked it. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** One of a closed set; nonsense is left out. */
export function oneOf<T extends string>(allowed: readonly T[], given: unknown): T | undefined {
  return allowed.find((each) => each === given);
}

/** Text. What looks like a number or a truth value in the address is text all the same. */
export function searchText(given: unknown, longest = 200): string | undefined {
  const isText = ['string', 'number', 'boolean'].includes(typeof given);
  return isText ? startFitting(String(given), longest) : undefined;
}

/** A page's number, from 1. */
export function pageNumber(given: unknown): number | undefined {
  return typeof given === 'number' && Number.isInteger(given) && given >= 1 ? given : undefined;
}

/** A day of the calendar, `2025-06-01`. */
export function plainDate(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return undefined;
  // A day that is not in the calendar is no date at all, or another one.
  return JSON.stringify(new Date(given)).includes(given) ? given : undefined;
}
