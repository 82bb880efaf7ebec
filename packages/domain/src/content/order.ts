/**
 * The sort orders of a list of content. `upcoming` starts with the next date; the past follows,
 * newest first.
 */
export const contentOrders = [
  'upcoming',
  'date',
  'title',
  'channel',
  'status',
  'campaign',
  'updatedAt',
] as const;
export type ContentOrder = (typeof contentOrders)[number];

const digits = 16;

/**
 * Returns the text that an index orders a title by: regardless of case and accents, without the
 * punctuation in front, and `Post 2` before `Post 10`.
 */
export function titleSortKey(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{Letter}\p{Number}]+/u, '')
    .replaceAll(/\d+/g, (number) => number.replace(/^0+/, '').padStart(digits, '0'));
}
