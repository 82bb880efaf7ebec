import type { GeneratedText } from '@brandroom/domain/content/generated-text.schema';

import type { Post } from './posts';
import { isBlank, newPost } from './posts';

export interface Placed {
  cards: Post[];
  /** The indexes of the filled cards, from 0. */
  places: readonly number[];
}

/** A card with the words of a text; its images, campaign and date stay. */
function filled(card: Post, { type: _, ...words }: GeneratedText): Post {
  return { ...card, ...words };
}

/** Whether a generated text would overwrite a person's text. Posts are added, so only the single cards of other types can be overwritten. */
export function wouldOverwrite(cards: readonly Post[], texts: readonly GeneratedText[]): boolean {
  return texts.some(({ type }) => type !== 'social') && !cards.every(isBlank);
}

/**
 * Lays texts into cards: posts into the untouched ones first and into new ones after that, an
 * email or a blog post into its one card.
 */
export function placeTexts(cards: readonly Post[], texts: readonly GeneratedText[]): Placed {
  const next = [...cards];
  const places = texts.map((text) => {
    const blank = text.type === 'social' ? next.findIndex(isBlank) : 0;
    const place = blank < 0 ? next.length : blank;
    next[place] = filled(next[place] ?? newPost(next.at(-1)), text);
    return place;
  });
  return { cards: next, places };
}
