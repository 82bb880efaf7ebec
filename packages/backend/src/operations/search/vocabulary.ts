import { searchWords } from '@brandroom/domain/search/match-words';

/** Every word of the indexed names, each stored and matched once. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #places = new Map<string, number>();

  /** Returns the words of a text as places in `words`. */
  placesOf(text: string): number[] {
    return searchWords(text).map((word) => {
      const known = this.#places.get(word);
      if (known !== undefined) return known;
      this.#places.set(word, this.words.length);
      return this.words.push(word) - 1;
    });
  }
}
