import { charactersOf } from './characters';
import type { Platform } from './content.schema';

/** The beginning of a text that a place shows. */
export interface CutText {
  readonly shown: string;
  readonly isCut: boolean;
}

/**
 * Characters of a post that a feed shows before "more", as publishing tools document them: LinkedIn
 * 210, Instagram 125, Facebook 477. Bluesky and X show a whole post, which their limits keep short.
 */
export const feedCuts: Record<Platform, number> = {
  linkedin: 210,
  instagram: 125,
  facebook: 477,
  bluesky: 300,
  x: 280,
};

/**
 * Characters of the subject line and of the preheader that an inbox shows, on a phone and on a desktop:
 * typical values, because each mail program depends on the width of its window.
 */
export const inboxCuts = {
  phone: { subject: 40, preheader: 80 },
  desktop: { subject: 60, preheader: 100 },
} as const;

/** Characters of a page's title and description that a search result shows, about 600 and 930 px of them. */
export const searchCuts = { title: 60, description: 155 } as const;

/** No more than so many units make one character that people write; enough to look at of a long text. */
const unitsOfOne = 16;

/**
 * The first `limit` characters of a text, as people count them, and fewer where a word would be cut
 * in its last quarter. Takes time in proportion to the limit, not to the length of the text.
 */
export function cutOff(text: string, limit: number): CutText {
  const start = text.slice(0, (limit + 1) * unitsOfOne);
  const characters = charactersOf(start);
  if (characters.length <= limit) return { shown: text, isCut: false };
  const kept = characters.slice(0, limit).join('');
  const isWordCut = /\S$/u.test(kept) && /\S/u.test(characters[limit] ?? '');
  const space = isWordCut ? kept.search(/\s\S*$/u) : -1;
  const shown = space >= kept.length * 0.75 ? kept.slice(0, space) : kept;
  return { shown: shown.trimEnd(), isCut: true };
}

/** The beginning of a text of at most `limit` characters, with … where more follows. */
export function beginningOf(text: string, limit: number): string {
  const { shown, isCut } = cutOff(text, limit);
  return isCut ? `${shown}…` : shown;
}

/** The URL slug of a title: 'Größe & Farbe' → 'grosse-farbe'; '' where nothing is left of it. */
export function slugOf(title: string): string {
  return title
    .toLocaleLowerCase('en-US')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
