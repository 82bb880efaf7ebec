/**
 * Returns the address of a link to the web or to a mail program. Null for every other link: scripts
 * (`javascript:`), embedded pages (`data:`), and paths without a site (`/about`).
 */
export function linkAddress(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const { protocol, href } = new URL(written);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
}
