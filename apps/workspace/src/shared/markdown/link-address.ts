/**
 * Where a link of a written text leads: to the web or to a mail program. Null for everything else:
 * what runs (`javascript:`), what carries a page of its own (`data:`), what has no site (`/about`).
 */
export function linkAddress(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const { protocol, href } = new URL(written);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
}
