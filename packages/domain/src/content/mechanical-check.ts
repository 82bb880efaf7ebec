import type { MechanicalRule } from '../brand/mechanical-rule';
import { formatCount } from '../format/count';
import type { ContentDraft } from './content.schema';
import { beginningOf } from './cut-off';
import type { WrittenField } from './diff';
import { linksOf, withoutAddresses } from './links';
import { placedWords, sentencesOf, wordsOf } from './wording';

/** A breach of a rule, and its place. */
export interface Breach {
  readonly field: WrittenField;
  /** The quoted text, exactly as in the field. */
  readonly quote: string;
  readonly message: string;
  readonly help: string;
  /** A warning where it is left out. */
  readonly severity?: 'warning' | 'hint';
}

/** The fields that readers see, with their text. */
export function readFields(draft: ContentDraft): readonly (readonly [WrittenField, string])[] {
  if (draft.type === 'email') {
    return [
      ['subject', draft.subject],
      ['preheader', draft.preheader],
      ['body', draft.body],
    ];
  }
  if (draft.type === 'social') return [['body', draft.body]];
  return [
    ['title', draft.title],
    ['body', draft.body],
    ['excerpt', draft.excerpt],
    ['seoTitle', draft.seoTitle],
    ['seoDescription', draft.seoDescription],
  ];
}

type Said = Omit<Breach, 'field'>;

const counted = {
  emoji: { pattern: /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu, one: 'emoji', many: 'emoji' },
  hashtags: { pattern: /(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu, one: 'hashtag', many: 'hashtags' },
} as const;

function tooMany(found: readonly string[], most: number, one: string, many: string): Said[] {
  const count = found.length;
  if (count <= most) return [];
  return [
    {
      // The first that is too much.
      quote: found[most] ?? '',
      message: `There are ${formatCount(count, one, many)}; the rule allows ${most === 0 ? 'none' : most}.`,
      help: most === 0 ? `Remove the ${many}.` : `Keep at most ${formatCount(most, one, many)}.`,
    },
  ];
}

/** The first phrase that a text contains, in the text's spelling. Of two that begin at one word, the longer. */
function firstPhrase(text: string, phrases: readonly string[]): string | undefined {
  const byFirst = new Map<string, string[][]>();
  const runs = phrases.map((phrase) => phrase.split(' '));
  for (const run of runs.toSorted((a, b) => b.length - a.length)) {
    const [first = ''] = run;
    byFirst.set(first, [...(byFirst.get(first) ?? []), run]);
  }
  const words = placedWords(text);
  for (const [i, { word, start: from }] of words.entries()) {
    const run = byFirst
      .get(word)
      ?.find((each) => each.every((it, at) => words[i + at]?.word === it));
    if (run) return text.slice(from, words[i + run.length - 1]?.end);
  }
  return undefined;
}

/** Words of four letters and more in capitals; shorter ones are most often abbreviations. */
function shouted(text: string): string | undefined {
  for (const [word] of text.matchAll(/\p{L}{4,}/gu)) {
    if (word === word.toUpperCase() && word !== word.toLowerCase()) return word;
  }
  return undefined;
}

const named =
  /\b(?:according to|says?|said|source|survey|study by|report|we (?:counted|measured|asked|timed)|our own)\b|https?:/iu;
const claimed =
  /\d\s?%|\d percent\b|\b(?:studies|research|experts|scientists) (?:show|say|agree|prove)/iu;

/** The first run of paragraphs that is longer than the rule allows, by its first words. */
function longestRun(body: string, every: number): string | undefined {
  let run: string[] = [];
  for (const block of body.split(/\n[ \t]*\n/u)) {
    const text = block.trim();
    if (/^#{1,6}\s/u.test(text)) run = [];
    else if (text !== '') run.push(text);
    if (run.length > every) return run[0];
  }
  return undefined;
}

const start = (text: string) => beginningOf(text, 40);

function shouting(text: string): Said[] {
  const word = shouted(text);
  if (word === undefined) return [];
  return [
    {
      quote: word,
      message: `“${start(word)}” is in capitals.`,
      help: 'Write it in lowercase.',
    },
  ];
}

function longHeadline(text: string, most: number): Said[] {
  const count = wordsOf(text).length;
  if (count <= most) return [];
  return [
    {
      quote: text,
      message: `The headline has ${formatCount(count, 'word')}; the rule allows ${most}.`,
      help: 'Shorten the headline.',
    },
  ];
}

function longSentence(text: string, most: number): Said[] {
  const long = sentencesOf(text).find((sentence) => wordsOf(sentence).length > most);
  if (long === undefined) return [];
  const count = formatCount(wordsOf(long).length, 'word');
  return [
    {
      quote: long,
      message: `The sentence “${start(long)}” has ${count}; the rule allows ${most}.`,
      help: 'Split it into two sentences.',
    },
  ];
}

function missingHeading(text: string, every: number): Said[] {
  const first = longestRun(text, every);
  if (first === undefined) return [];
  return [
    {
      quote: first,
      message: `More than ${formatCount(every, 'paragraph')} without a heading, from “${start(first)}”.`,
      help: 'Add a heading (##) between them.',
    },
  ];
}

function missingSource(text: string): Said[] {
  const claim = sentencesOf(text).find((each) => claimed.test(each) && !named.test(each));
  if (claim === undefined) return [];
  return [
    {
      severity: 'hint',
      quote: claim,
      message: `“${start(claim)}” has no source.`,
      help: 'Add the source of the claim.',
    },
  ];
}

function badPhrase(text: string, phrases: readonly string[]): Said[] {
  const phrase = firstPhrase(text, phrases);
  if (phrase === undefined) return [];
  return [
    {
      quote: phrase,
      message: `“${start(phrase)}” is from a bad example.`,
      help: 'Use other words.',
    },
  ];
}

const sentenceEnds = ['.', '?', '…', '\n'];

function exclaiming(text: string): Said[] {
  // Of a picture in Markdown it is the mark.
  const marks = /!(?!\[)(?:[!?](?!\[))*/u.exec(text);
  if (!marks) return [];
  // Marks just before, as in “Really?!”, end the same sentence.
  let { index: first } = marks;
  while (first > 0 && sentenceEnds.includes(text.charAt(first - 1))) first -= 1;
  const words = text.slice(0, first);
  const before = Math.max(...sentenceEnds.map((end) => words.lastIndexOf(end)));
  const sentence = text.slice(before + 1, marks.index + marks[0].length).trim();
  return [
    {
      quote: sentence,
      message: `“${start(sentence)}” ends in an exclamation mark.`,
      help: 'End it with a period.',
    },
  ];
}

function saidOf(check: MechanicalRule, text: string): Said[] {
  switch (check.kind) {
    case 'exclamation':
      return exclaiming(text);
    case 'capitals':
      return shouting(text);
    case 'emoji':
    case 'hashtags': {
      const { pattern, one, many } = counted[check.kind];
      const found = [...withoutAddresses(text).matchAll(pattern)].map(([each]) => each);
      return tooMany(found, check.most, one, many);
    }
    case 'links':
      return tooMany(
        linksOf(text).map((link) => link.text),
        check.most,
        'link',
        'links',
      );
    case 'sentence':
      return longSentence(text, check.most);
    case 'headline':
      return longHeadline(text, check.most);
    case 'headings':
      return missingHeading(text, check.every);
    case 'sources':
      return missingSource(text);
    case 'phrases':
      break;
  }
  return badPhrase(text, check.phrases);
}

/** Where a draft breaks a rule; every field that readers see is looked at. */
export function brokenBy(check: MechanicalRule, draft: ContentDraft): Breach[] {
  return readFields(draft)
    .filter(([field]) => check.kind !== 'headings' || (draft.type === 'blog' && field === 'body'))
    .filter(([field]) => check.kind !== 'headline' || field === 'title')
    .flatMap(([field, text]) => saidOf(check, text).map((breach) => ({ ...breach, field })));
}
