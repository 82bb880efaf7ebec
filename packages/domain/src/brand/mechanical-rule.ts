import type { ContentType } from '../content/content.schema';
import { badPhrases } from './bad-phrases';
import type { Rule } from './rule.schema';
import type { RuleClause } from './rule-clause';
import { clausesOf, ruleSentences } from './rule-clause';

/** The part of a rule that can be checked without understanding the text. */
export type MechanicalRule =
  | { readonly kind: 'exclamation' | 'capitals' | 'sources' }
  /** At most so many; 0 forbids them. */
  | { readonly kind: 'emoji' | 'hashtags' | 'links'; readonly most: number }
  /** Words of the longest sentence, and of the headline. */
  | { readonly kind: 'sentence' | 'headline'; readonly most: number }
  /** Paragraphs between two headings. */
  | { readonly kind: 'headings'; readonly every: number }
  /** Runs of words, in lower case, of bad examples. */
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
const verb =
  '(?:use|using|(?:the )?use of|write|writing|add|adding|include|including|put|post|have|do)(?: in| with)?';
const atMost = String.raw`(?:at most|(?:no|not|never|don't|cannot) (?:${verb} )?more than|up to|(fewer than|less than|under|below)|(?:a )?max(?:imum)?(?: of)?|only)`;

const without = `(?:(?:no|never|without|avoid|avoids|avoiding|neither)(?: ever)? (?:${verb} )?|(?:not|cannot|\\w+n't)(?: ever)? ${verb} )`;
const article = '(?:any |an? |the )?';

/** Matches a whole clause, because a partial match may mean anything. */
const whole = (words: string) => new RegExp(`^${words}$`, 'u');

function valueOf(word: string | undefined): number {
  if (word === undefined) return 0;
  const named = numerals.indexOf(word);
  return named >= 0 ? named : Number(word);
}

/** How a rule says how many of a thing there may be. */
function amountOf(thing: string): readonly RegExp[] {
  return [
    whole(`${atMost} ${number} ${thing}`),
    whole(`()${number} ${thing}(?:-or-fewer|-or-less| at most)`),
  ];
}

interface Forbidding {
  readonly alone: RegExp;
  readonly next: RegExp;
}

/** A prohibition: a negation of its own, or the next item of a list of prohibitions. */
function noneOf(thing: string): Forbidding {
  return {
    alone: whole(`${without}${article}${thing}`),
    next: whole(`${article}${thing}`),
  };
}

/** The text between a thing and its maximum length. */
const between = '(?:(?:have|has|of|with|stay|are|should|must|be|always|to) )*';

/** Patterns of a rule that limits the number of words. */
function lengthOf(thing: string): readonly RegExp[] {
  return [
    whole(`${thing} ${between}${atMost} ${number} words?(?: long)?`),
    whole(`${atMost} ${number} words? (?:per|an?|in an?|in each|in every) ${thing}`),
  ];
}

const things = {
  exclamation: 'exclamation(?: marks?| points?)?',
  capitals:
    '(?:(?:whole )?(?:words?|text) in )?(?:all )?(?:caps|capitals|capital letters|upper ?case(?: letters)?)',
  emoji: 'emojis?',
  hashtags: 'hash[ -]?tags?',
  links: 'links?',
} as const;
const none = {
  exclamation: noneOf(things.exclamation),
  capitals: noneOf(things.capitals),
  emoji: noneOf(things.emoji),
  hashtags: noneOf(things.hashtags),
  links: noneOf(things.links),
} as const;
/** Any other thing of one word; "missing" and its like are no things. */
const other = noneOf(String.raw`(?!\w+ing$)[\p{L}-]+`);
const amounts = {
  emoji: amountOf(things.emoji),
  hashtags: amountOf(things.hashtags),
  links: amountOf(things.links),
} as const;
const lengths = { sentence: lengthOf('sentences?'), headline: lengthOf('(?:headlines?|titles?)') };
const headings = whole(`(?:sub)?headings? (?:every|after) ${number} paragraphs?`);
const one = '(?:only |just )?one (?:thing|link|button|offer|request)';
const oneThing = {
  core: whole(one),
  words: new RegExp(`(?:asks? for|has|have|with) ${one}$`, 'u'),
};
const sources = /(?:figure|claim|statistic).*(?:source|where it comes from)/u;
const negations = /\b(?:no|not|never|without|avoid|neither|nor|cannot|\w+n't)\b/gu;

const kinds = ['exclamation', 'capitals', 'emoji', 'hashtags', 'links'] as const;

/** The number that the clauses state; null where they do not. */
function stated(clauses: readonly RuleClause[], patterns: readonly RegExp[]): number | null {
  for (const { core } of clauses) {
    for (const pattern of patterns) {
      const found = pattern.exec(core);
      // The first group excludes the number itself: "fewer than".
      if (found) return Math.max(0, valueOf(found[2]) - (found[1] ? 1 : 0));
    }
  }
  return null;
}

/** The things that a sentence forbids. A negation reaches no further than its own clause and the things listed after it. */
function forbidden(clauses: readonly RuleClause[]): Set<keyof typeof none> {
  const found = new Set<keyof typeof none>();
  let isListing = false;
  for (const { words, core, isNext } of clauses) {
    const says = (of: Forbidding) =>
      of.alone.test(core) || (isNext && isListing && of.next.test(words));
    const named = kinds.filter((kind) => says(none[kind]));
    for (const kind of named) found.add(kind);
    isListing = named.length > 0 || says(other);
  }
  return found;
}

/** "No figure without its source" asks for one; any other negation may mean anything. */
function asksForSources(sentence: string): boolean {
  const found = sentence.match(negations) ?? [];
  return (
    sources.test(sentence) && (found.length === 0 || /^(?:no|never),without$/u.test(found.join()))
  );
}

/**
 * The parts of a rule that can be checked mechanically in content of a type. Uncertain parts are
 * left to people. The words of a bad example count as a whole, so that one that describes ("Bad:
 * Four paragraphs on the history") is hardly ever found; words in quotation marks count by themselves.
 */
export function mechanicalRules(
  rule: Pick<Rule, 'title' | 'description' | 'examples'>,
  type: ContentType,
) {
  const sentences = ruleSentences(`${rule.title}. ${rule.description}`);
  const clauses = sentences.map((sentence) => clausesOf(sentence, type));
  const all = clauses.flat();
  const forbids = new Set(clauses.flatMap((each) => [...forbidden(each)]));
  const found: MechanicalRule[] = [];
  if (forbids.has('exclamation')) found.push({ kind: 'exclamation' });
  if (forbids.has('capitals')) found.push({ kind: 'capitals' });
  for (const kind of ['emoji', 'hashtags', 'links'] as const) {
    const most = stated(all, amounts[kind]) ?? (forbids.has(kind) ? 0 : null);
    if (most !== null) found.push({ kind, most });
  }
  const isCounted = found.some(({ kind }) => kind === 'links');
  if (
    !isCounted &&
    all.some(({ words, core }) => oneThing.core.test(core) && oneThing.words.test(words))
  )
    found.push({ kind: 'links', most: 1 });
  for (const kind of ['sentence', 'headline'] as const) {
    const most = stated(all, lengths[kind]) ?? 0;
    if (most > 0) found.push({ kind, most });
  }
  const every = all.map(({ core }) => valueOf(headings.exec(core)?.[1])).find((each) => each > 0);
  if (every !== undefined) found.push({ kind: 'headings', every });
  if (sentences.some(asksForSources)) found.push({ kind: 'sources' });
  const phrases = badPhrases(rule.examples);
  if (phrases.length > 0) found.push({ kind: 'phrases', phrases });
  return found;
}
