import * as v from 'valibot';

import { parameter } from '../navigation/search-params';

/**
 * Where to go after sign-in: the path first asked for, if it is one of this origin, else `/`.
 * Refuses other origins in every spelling (`//host`, `/\host`, `https:`) and the sign-in pages.
 */
export function returnPath(wanted = '/'): string {
  const base = 'https://origin.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, base)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, base);
  if (origin !== base || pathname === '/login' || pathname === '/register') return '/';
  return pathname + search + hash;
}

/** The address of a page around the accounts: where the person wanted to go. */
export const returnSearch = v.object({ redirect: parameter(v.string()) });

/** The same for a link to another of those pages. */
export const withReturn = (returnTo: string) => (returnTo === '/' ? {} : { redirect: returnTo });
