import { isTelling, wordsOf } from '../content/wording';
import { exampleKind } from './rule';

/** The runs of words that find a quotation of a bad example in a text. */
function quotedPhrases(quote: string): string[] {
  const quoted = wordsOf(quote);
  const parts = quote.split(/[.,;:!?\n]/u).flatMap((clause) => {
    const clauseWords = wordsOf(clause);
    if (clauseWords.length === 2) {
      return clauseWords.every(isTelling) ? [clauseWords.join(' ')] : [];
    }
    return clauseWords.flatMap((_, i) => {
      const run = clauseWords.slice(i, i + 3);
      return run.length === 3 && run.filter(isTelling).length >= 2 ? [run.join(' ')] : [];
    });
  });
  return quoted.length > 1 ? [quoted.join(' '), ...parts] : parts;
}

/** The phrases of a bad example: its words as a whole, and those that it quotes. */
function phrasesOf(example: string): string[] {
  const said = wordsOf(example);
  const quoted = [...example.matchAll(/["“]([^"“”]*)["”]/gu)].flatMap(([, quote = '']) =>
    quotedPhrases(quote),
  );
  // One or two small words are in every text.
  return said.length > 2 || said.some(isTelling) ? [said.join(' '), ...quoted] : quoted;
}

/** The phrases of the bad examples, without those that a good example has too. */
export function badPhrases(examples: readonly string[]): string[] {
  const spaced = (example: string) => ` ${wordsOf(example).join(' ')} `;
  const good = examples
    .filter((example) => exampleKind(example) === 'good')
    .map((example) => spaced(example.slice('Good:'.length)));
  const bad = examples
    .filter((example) => exampleKind(example) === 'bad')
    .flatMap((example) => phrasesOf(example.slice('Bad:'.length)));
  return [...new Set(bad)].filter((phrase) => !good.some((each) => each.includes(` ${phrase} `)));
}
