import type { ContentType } from '../content/content.schema';

/** A part of a rule's sentence with one statement. */
export interface RuleClause {
  /** In lower case, with single spaces, without phrases such as "everywhere". */
  readonly words: string;
  /** The same without phrases that only name the subject. */
  readonly core: string;
  /** Whether it continues a list, as "hashtags" in "no emoji and hashtags". */
  readonly isNext: boolean;
}

/** Conditions that limit a rule to some cases, which no machine can check. */
const exception = /\b(?:unless|except|excepting|but|if|when|apart from|other than|instead of)\b/u;
const sentenceEnd = /[.!?…](?=\s|$)|\n/u;
/** Separators: the text after them is a clause of its own. */
const newThought = /\s*[;:()–—]\s*|\s+(?:so|then|yet|while|because|as|since)\s+/u;
const listed = /\s*,?\s+(?:and|or|nor|&)\s+|\s*,\s*/u;

const typeWords: readonly (readonly [ContentType, RegExp])[] = [
  ['email', /\b(?:e-?mails?|newsletters?)\b/u],
  ['blog', /\b(?:blogs?|articles?)\b/u],
  ['social', /\bsocial\b/u],
];

/** At the start of a clause these name its subject and do not change the requirement. */
const subjects = new Set(
  (
    'we you they it our your their the a an all any every each please always do does should must can ' +
    'may will shall have has had be is are stay keep limit use write with contain contains add put ' +
    'set place insert ask asks for of in on to yourself post posts email emails e-mail e-mails ' +
    'newsletter newsletters blog blogs article articles social text texts copy content message ' +
    'messages caption captions short plain simple clear'
  ).split(' '),
);
/** At the end these say where it holds, which is everywhere. */
const places = new Set(
  (
    'at all ever anywhere please per in on a an each every any our your the social blog post posts ' +
    'email emails e-mail e-mails newsletter newsletters blogs article articles text texts copy ' +
    'content message messages'
  ).split(' '),
);

function partsOf(clause: string): Pick<RuleClause, 'words' | 'core'> {
  const all = clause.split(' ');
  const words = all.slice(0, all.findLastIndex((word) => !places.has(word)) + 1);
  const start = words.findIndex((word) => !subjects.has(word));
  return { words: words.join(' '), core: start === -1 ? '' : words.slice(start).join(' ') };
}

/** The sentences of a rule, in lower case, without a point that ends none. */
export function ruleSentences(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('max.', 'max')
    .split(sentenceEnd)
    .map((sentence) => sentence.trim().replace(/\s+/gu, ' '))
    .filter((sentence) => sentence !== '');
}

/**
 * The clauses of a sentence that hold for content of this type; none where the sentence makes an
 * exception.
 */
export function clausesOf(sentence: string, type: ContentType): RuleClause[] {
  if (exception.test(sentence)) return [];
  return sentence
    .replace(/ or (fewer|less)\b/gu, '-or-$1')
    .split(newThought)
    .flatMap((thought) => thought.split(listed).map((words, place) => ({ words, place })))
    .filter(({ words }) => typeWords.every(([each, named]) => each === type || !named.test(words)))
    .map(({ words, place }) => ({ ...partsOf(words.trim()), isNext: place > 0 }));
}
