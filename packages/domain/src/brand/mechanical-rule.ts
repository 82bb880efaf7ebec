import { isTelling, wordsOf } from '../content/wording';
import type { Rule } from './rule.schema';
import { exampleKind } from './rule';

/** The part of a rule that can be checked without understanding the text. */
export type MechanicalRule =
  | { readonly kind: 'exclamation' | 'capitals' | 'sources' }
  /** At most so many; 0 forbids them. */
  | { readonly kind: 'emoji' | 'hashtags' | 'links'; readonly most: number }
  /** Words of the longest sentence. */
  | { readonly kind: 'sentence'; readonly most: number }
  /** Paragraphs between two headings. */
  | { readonly kind: 'headings'; readonly every: number }
  /** Runs of words, in lower case, that a bad example quotes. */
  | { readonly kind: 'phrases'; readonly phrases: readonly string[] };

const numerals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const number = String.raw`(\d{1,3}|${numerals.join('|')})`;
const atMost = String.raw`(?:at most|no more than|not more than|up to|fewer than|less than|under|below|a maximum of|maximum|max\.?|only)`;
const not = String.raw`\b(?:no|never|without|avoid|not|don[’']t|nor)\b[^.]*?`;

function valueOf(word: string | undefined): number {
  if (word === undefined) return 0;
  const named = numerals.indexOf(word);
  return named >= 0 ? named : Number(word);
}

interface Amount {
  readonly before: RegExp;
  readonly after: RegExp;
  readonly none: RegExp;
}

/** How a rule says how many of a thing there may be. */
function amountOf(thing: string): Amount {
  return {
    before: new RegExp(String.raw`${atMost} ${number} (?:\w+ )?${thing}`, 'u'),
    after: new RegExp(String.raw`${number} (?:\w+ )?${thing} (?:or fewer|or less|at most)`, 'u'),
    none: new RegExp(`${not}${thing}`, 'u'),
  };
}

const amounts = {
  emoji: amountOf('emojis?'),
  hashtags: amountOf('hash ?tags?'),
  links: amountOf('links?'),
} as const;
const words = amountOf('words?');
const exclamation = new RegExp(`${not}exclamation`, 'u');
const capitals = new RegExp(`${not}(?:all caps|capitals|capital letters|upper ?case)`, 'u');
const headings = new RegExp(String.raw`headings? (?:every|after) ${number} paragraphs?`, 'u');
const oneThing = /\b(?:asks? for|has|with) (?:only )?one (?:thing|link|button|offer|request)\b/u;
const sources = /(?:figure|claim|statistic)[^.]*(?:source|where it comes from)/u;

/** How many of something the text allows; null where it does not say. */
function mostOf(text: string, { before, after, none }: Amount): number | null {
  const stated = before.exec(text) ?? after.exec(text);
  if (!stated) return none.test(text) ? 0 : null;
  const isStrict = /^(?:fewer than|less than|under|below)/u.test(stated[0]);
  return Math.max(0, valueOf(stated[1]) - (isStrict ? 1 : 0));
}

/** The short runs of words by which a quoted bad example is recognised in a text. */
function phrasesOf(quote: string): string[] {
  return quote.split(/[.,;:!?\n]/u).flatMap((clause) => {
    const clauseWords = wordsOf(clause);
    if (clauseWords.length === 2) {
      return clauseWords.every(isTelling) ? [clauseWords.join(' ')] : [];
    }
    return clauseWords.flatMap((_, i) => {
      const run = clauseWords.slice(i, i + 3);
      return run.length === 3 && run.filter(isTelling).length >= 2 ? [run.join(' ')] : [];
    });
  });
}

/**
 * What of a rule can be checked mechanically. A bad example counts where it quotes words; one that
 * describes ("Bad: Four paragraphs on the history") names no words to look for.
 */
export function mechanicalRules(rule: Pick<Rule, 'title' | 'description' | 'examples'>) {
  const text = `${rule.title}. ${rule.description}`.toLowerCase();
  const found: MechanicalRule[] = [];
  if (exclamation.test(text)) found.push({ kind: 'exclamation' });
  if (capitals.test(text)) found.push({ kind: 'capitals' });
  for (const kind of ['emoji', 'hashtags', 'links'] as const) {
    const most = mostOf(text, amounts[kind]);
    if (most !== null) found.push({ kind, most });
  }
  const isCounted = found.some(({ kind }) => kind === 'links');
  if (!isCounted && oneThing.test(text)) found.push({ kind: 'links', most: 1 });
  const length = text.includes('sentence') ? mostOf(text, words) : null;
  if (length !== null && length > 0) found.push({ kind: 'sentence', most: length });
  const every = valueOf(headings.exec(text)?.[1]);
  if (every > 0) found.push({ kind: 'headings', every });
  if (sources.test(text)) found.push({ kind: 'sources' });
  const phrases = rule.examples
    .filter((example) => exampleKind(example) === 'bad')
    .flatMap((example) => [...example.matchAll(/["“]([^"“”]*)["”]/gu)])
    .flatMap(([, quote = '']) => phrasesOf(quote));
  if (phrases.length > 0) found.push({ kind: 'phrases', phrases: [...new Set(phrases)] });
  return found;
}
