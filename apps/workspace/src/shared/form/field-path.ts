/**
 * Returns the form's field for a path that the backend refused, such as `draft.title` → `title`.
 */
export function fieldPath(path: string): string {
  return path.replace(/^(?:draft|patch)\./u, '');
}
