import type { GeneratedText } from '@brandroom/domain/content/generated-text.schema';

import type { Post } from './posts';
import { isBlank, newPost } from './posts';

export interface Placed {
  cards: Post[];
  /** The indexes of the filled cards, from 0. */
  places: readonly number[];
}

/** Fills a card with a text; its images, campaign and date stay unchanged. */
function filled(card: Post, { type: _, ...words }: GeneratedText): Post {
  return { ...card, ...words };
}

/**
 * Returns whether a generated text would overwrite a person's text. Posts are added, so this
 * applies only to the single card of another type.
 */
export function wouldOverwrite(cards: readonly Post[], texts: readonly GeneratedText[]): boolean {
  return texts.some(({ type }) => type !== 'social') && !cards.every(isBlank);
}

/**
 * Inserts texts into cards: posts into the empty ones first and then into new ones, an email or a
 * blog post into its only card.
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
