import { shownLengths } from '@brandroom/domain/content/brand-check-wording';
import { startFitting } from '@brandroom/domain/content/graphemes';
import type { Platform } from '@brandroom/domain/content/content.schema';
import type { GeneratedText } from '@brandroom/domain/content/generated-text.schema';
import { countCharacters, platformLimits } from '@brandroom/domain/content/limits';

import { cutTo, upperFirst } from './read-prompt';

/** The sentences that a text is put together from; '' where there is none. */
export interface Parts {
  readonly brand: string;
  readonly topic: string;
  readonly opener: string;
  readonly detail: string;
  readonly pillar: string;
  readonly pillarName: string;
  /** The fact behind the pillar, as a sentence. */
  readonly fact: string;
  readonly middle: string;
  readonly ask: string;
  readonly tagline: string;
  /** A sentence of the tone's own examples that fits the topic. */
  readonly example: string;
  readonly greeting: string;
  readonly farewell: string;
  readonly names: readonly string[];
  /** How many hashtags the rules allow. */
  readonly hashtags: number;
  /** The work of the generator, for the people who edit the text. */
  readonly note: string;
}

const lines = (between: string, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(between);

const usualHashtags: Record<Platform, number> = {
  linkedin: 3,
  instagram: 5,
  facebook: 1,
  bluesky: 1,
  x: 1,
};

/** The build of a post: one short text, a caption, three blocks, or a paragraph for each thought. */
type PostShape = 'brief' | 'caption' | 'blocks' | 'paragraphs';

const postShapes: Record<Platform, PostShape> = {
  linkedin: 'paragraphs',
  instagram: 'caption',
  facebook: 'blocks',
  bluesky: 'brief',
  x: 'brief',
};

/** The word as a hashtag writes it: only letters and digits, with a capital at its start. */
export function tagWord(word: string): string {
  return upperFirst(word.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** '#Huila #Fernhill': the topic's words, then the brand's name. */
function hashtags({ names, brand, hashtags: allowed }: Parts, platform: Platform): string {
  const own = brand.split(' ').map(tagWord).join('');
  const tags = [...names.map(tagWord), own]
    .filter((name) => name !== '' && name.length <= 30)
    .map((name) => `#${name}`);
  const most = Math.min(allowed, usualHashtags[platform]);
  // The brand's own is the last to go.
  const kept = most < 1 ? [] : [...tags.slice(0, -1).slice(0, most - 1), ...tags.slice(-1)];
  return [...new Set(kept)].join(' ');
}

/** The first of the ever shorter texts that keeps to the platform's limit. */
function fitting(platform: Platform, ...texts: readonly string[]): string {
  const { characters } = platformLimits[platform];
  return texts.find((text) => text !== '' && countCharacters(text, platform) <= characters) ?? '…';
}

/** The first of the texts that is no longer than that, else the last one cut. */
function within(most: number, ...texts: readonly string[]): string {
  const said = texts.filter((text) => text !== '');
  return said.find((text) => Array.from(text).length <= most) ?? cutTo(said.at(-1) ?? '', most);
}

function common({ topic, note, names }: Parts) {
  return {
    title: cutTo(topic, 90),
    description: cutTo(note, 500),
    tags: names.slice(0, 4).map((name) => startFitting(name, 50)),
  };
}

function socialBody(parts: Parts, platform: Platform): string {
  const { opener, detail, pillar, pillarName, middle, ask, tagline, example, topic } = parts;
  const tags = hashtags(parts, platform);
  const name = pillarName === '' ? '' : `${pillarName}.`;
  const message = tagline || name;
  const shape = postShapes[platform];
  if (shape === 'brief') {
    return fitting(
      platform,
      lines(' ', lines('\n\n', lines(' ', opener, detail, pillar), tagline), tags),
      lines(' ', opener, pillar, tagline, tags),
      lines(' ', opener, message, tags),
      lines(' ', `${topic}.`, message, tags),
      lines(' ', `${topic}.`, tags),
      `${topic}.`,
    );
  }
  if (shape === 'caption') {
    return fitting(
      platform,
      lines('\n\n', opener, lines(' ', detail, pillar), lines('\n', ask, tagline), tags),
      lines('\n\n', opener, lines('\n', ask, tagline), tags),
      lines('\n\n', opener, tags),
    );
  }
  const paragraphs =
    shape === 'blocks'
      ? [lines(' ', opener, detail), lines(' ', pillar, middle), lines(' ', ask, tagline)]
      : [opener, lines(' ', detail, pillar, example), lines(' ', middle, ask), tagline];
  return fitting(
    platform,
    lines('\n\n', ...paragraphs, tags),
    lines('\n\n', opener, message, tags),
    lines('\n\n', opener, tags),
  );
}

export function socialText(parts: Parts, platform: Platform): GeneratedText {
  return { ...common(parts), type: 'social', platform, body: socialBody(parts, platform) };
}

/** One request, at the end, before the name. */
export function emailText(parts: Parts): GeneratedText {
  const { topic, opener, detail, pillar, middle, ask, tagline, greeting, farewell, brand } = parts;
  return {
    ...common(parts),
    type: 'email',
    subject: cutTo(topic, shownLengths.subject),
    preheader: within(shownLengths.preheader, pillar, tagline, opener),
    body: lines(
      '\n\n',
      greeting,
      lines(' ', opener, detail),
      lines(' ', pillar, middle),
      ask,
      lines('\n', farewell, brand),
      tagline,
    ),
  };
}

/** Markdown; one paragraph under each heading, and one thing to do at the end. */
export function blogText(parts: Parts): GeneratedText {
  const { opener, detail, pillar, pillarName, fact, middle, ask, tagline, example } = parts;
  const section = (heading: string, text: string) =>
    text === '' ? '' : `## ${heading}\n\n${text}`;
  return {
    ...common(parts),
    type: 'blog',
    body: lines(
      '\n\n',
      opener,
      section('What it is about', lines(' ', detail, middle)),
      section(pillarName, fact || pillar),
      section('In our own words', example === '' ? '' : `> ${example}`),
      section('What to do next', lines(' ', ask, tagline)),
    ),
    excerpt: within(300, lines(' ', opener, pillar), opener),
    seoTitle: within(shownLengths.seoTitle, `${parts.topic} | ${parts.brand}`, parts.topic),
    seoDescription: within(
      shownLengths.seoDescription,
      lines(' ', opener, pillar, tagline),
      lines(' ', opener, pillar),
      opener,
    ),
  };
}
