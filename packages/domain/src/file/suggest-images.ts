import { isTelling, stemOf, wordsOf } from '../content/wording';
import type { FileAsset } from './file.schema';

/** An image of the library, with the alt texts of its uses. */
export interface KnownImage {
  readonly file: FileAsset;
  /** Its own alt text and those of its uses, the newest first. */
  readonly alts: readonly string[];
}

/** An image that fits a text. */
export interface ImageSuggestion {
  readonly file: FileAsset;
  /** Why: words of its name, then of its alt texts, that the text has too; in lower case. */
  readonly words: string[];
  /** Its own alt text, else the latest of its uses, or ''. */
  readonly alt: string;
}

const withoutExtension = (name: string) => name.replace(/\.\w{1,5}$/u, '');
const tellingWords = (text: string) => wordsOf(text).filter(isTelling);

/** The words of `texts` whose stems are wanted, each stem once. */
function shared(texts: readonly string[], wanted: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of texts.flatMap(tellingWords)) {
    const stem = stemOf(word);
    if (wanted.has(stem) && !found.has(stem)) found.set(stem, word);
  }
  return found;
}

/**
 * The images that share words with a text, the best first: each word counts once, double in the
 * name. Where two fit alike, the newer one comes first. The same for the same images and text.
 */
export function suggestImages(images: readonly KnownImage[], text: string): ImageSuggestion[] {
  const wanted = new Set(tellingWords(text).map(stemOf));
  return images
    .flatMap(({ file, alts }) => {
      const named = shared([withoutExtension(file.name)], wanted);
      const all = new Map([...shared(alts, wanted), ...named]);
      const [alt = ''] = alts.filter((each) => each.trim() !== '');
      const words = [...new Map([...named, ...all]).values()];
      return words.length === 0 ? [] : [{ file, words, alt, score: all.size + named.size }];
    })
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.file.createdAt.localeCompare(a.file.createdAt) ||
        a.file.id.localeCompare(b.file.id),
    )
    .map(({ score: _, ...suggestion }) => suggestion);
}
