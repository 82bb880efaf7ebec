/** Made at its first use, because it takes milliseconds. */
let words: Intl.Collator | undefined;

/**
 * Order of two values of one column, ascending: dates and numbers by size, all else as words, numbers in them by size.
 * @returns below 0 when the first comes first, 0 when neither does
 */
export function compareValues(a: unknown, b: unknown): number {
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  words ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return words.compare(textOf(a), textOf(b));
}

/** Whether a value contains a text, in any case. Dates are not searched, because the cell formats them. */
export function isFound(value: unknown, text: string): boolean {
  return textOf(value).toLocaleLowerCase('en-US').includes(text.trim().toLocaleLowerCase('en-US'));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
