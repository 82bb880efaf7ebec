import { startFitting } from '@brandroom/domain/content/graphemes';

const longest = 40;

/** A name or title of at most 40 characters, or as many as named, for toasts and menus. */
export function shortText(text: string, length = longest): string {
  return text.length <= length ? text : `${startFitting(text, length - 1).trimEnd()}…`;
}

/** The name of a thing, as `shortText` cuts it. */
export const shortName = ({ name }: { readonly name: string }): string => shortText(name);
