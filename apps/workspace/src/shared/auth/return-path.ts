import * as v from 'valibot';

import { parameter } from '../navigation/search-params';

/**
 * Returns the path to open after sign-in: the requested one if it is on this origin, else `/`.
 * Refuses other origins in every spelling (`//host`, `/\host`, `https:`) and the sign-in pages.
 */
export function returnPath(wanted = '/'): string {
  const base = 'https://origin.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, base)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, base);
  if (origin !== base || pathname === '/login' || pathname === '/register') return '/';
  return pathname + search + hash;
}

/** The search parameters of the account pages: the path to return to. */
export const returnSearch = v.object({ redirect: parameter(v.string()) });

/** Returns the same search parameters for a link to another account page. */
export const withReturn = (returnTo: string) => (returnTo === '/' ? {} : { redirect: returnTo });
