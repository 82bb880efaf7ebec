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

/** What the address of a sign-in page holds: where the person wanted to go. */
export function returnSearch(raw: Readonly<Record<string, unknown>>): { redirect?: string } {
  const wanted = raw['redirect'];
  return typeof wanted === 'string' ? { redirect: wanted } : {};
}

type AccountPage = '/login' | '/register' | '/forgot-password' | '/terms' | '/privacy';

/** The address of a page around the accounts that knows where the person wanted to go. */
export function withReturn(page: AccountPage, returnTo: string): string {
  return returnTo === '/'
    ? page
    : `${page}?${new URLSearchParams({ redirect: returnTo }).toString()}`;
}
