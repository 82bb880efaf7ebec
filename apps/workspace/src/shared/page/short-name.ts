import { startFitting } from '@brandroom/domain/content/graphemes';

const longest = 40;

/** A name of at most 40 characters, for toasts and menus. */
export function shortName({ name }: { readonly name: string }): string {
  return name.length <= longest ? name : `${startFitting(name, longest - 1).trimEnd()}…`;
}
