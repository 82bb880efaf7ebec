/** What the dashboard's address holds: the path that led here because there is no such page. */
export function unknownSearch(raw: Readonly<Record<string, unknown>>): { unknown?: string } {
  const path = raw['unknown'];
  return typeof path === 'string' ? { unknown: path } : {};
}
