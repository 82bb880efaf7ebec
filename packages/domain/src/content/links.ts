/** A link in a text; `label` is null for a bare address. */
export interface TextLink {
  readonly label: string | null;
  readonly address: string;
  /** The whole link, exactly as in the text. */
  readonly text: string;
}

/** `![alt](address)`: a picture, not a link. */
const markdownImage = /!\[[^[\]\n]{0,500}\]\([^()\s]{1,2000}\)/gu;
/** `[label](address)`. A bracket ends the search for a label, so that many of them cost no time. */
const markdownLink = /\[([^[\]\n]{0,500})\]\(([^()\s]{1,2000})\)/gu;
const bareAddress = /https?:\/\/[^\s<>()[\]]+/giu;

/** The links of a text in Markdown, those with words first, then the bare addresses. */
export function linksOf(given: string): readonly TextLink[] {
  const text = given.replace(markdownImage, ' ');
  const labelled = [...text.matchAll(markdownLink)].map(([all, label = '', address = '']) => ({
    label,
    address,
    text: all,
  }));
  const bare = [...text.replace(markdownLink, ' ').matchAll(bareAddress)].map(([address]) => ({
    label: null,
    address,
    text: address,
  }));
  return [...labelled, ...bare];
}

/** A text as readers see it: without addresses and pictures, with the text of links. */
export function withoutAddresses(text: string): string {
  return text.replace(markdownImage, ' ').replace(markdownLink, '$1').replace(bareAddress, ' ');
}

const empty = new Set([
  '',
  'click',
  'click here',
  'tap here',
  'here',
  'link',
  'this link',
  'this page',
  'this',
  'more',
  'read more',
  'learn more',
  'find out more',
  'see more',
  'details',
  'website',
]);

/** Returns whether the text of a link is meaningless out of its sentence (WCAG 2.4.4, 2.4.9). */
export function saysNothing(label: string): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  return empty.has(words) || /^https?/u.test(label.trim());
}
