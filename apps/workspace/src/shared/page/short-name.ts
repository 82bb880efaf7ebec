import { startFitting } from '@brandroom/domain/content/graphemes';

const longest = 40;

/** A name or title of at most 40 characters, for toasts and menus. */
export function shortText(text: string): string {
  return text.length <= longest ? text : `${startFitting(text, longest - 1).trimEnd()}…`;
}

/** The name of a thing, as `shortText` cuts it. */
export const shortName = ({ name }: { readonly name: string }): string => shortText(name);
