/**
 * Selects a file's name without its extension, so that typing replaces it. It is the ref of a field,
 * so that it runs once, when the field appears.
 */
export function selectStem(field: HTMLInputElement | null): void {
  if (!field) return;
  const dot = field.value.lastIndexOf('.');
  field.setSelectionRange(0, dot > 0 ? dot : field.value.length);
}
