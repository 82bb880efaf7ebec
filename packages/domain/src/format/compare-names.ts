import { madeOnce } from './made-once';

const collator = madeOnce(() => new Intl.Collator('en-US', { numeric: true }));

/** Compares two names for sorting: case and accents only break ties, and `Post 2` comes before `Post 10`. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}
