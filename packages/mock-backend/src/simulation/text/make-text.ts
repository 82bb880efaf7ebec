import type { BrandVoice } from '@brandroom/backend/services';
import type { Message } from '@brandroom/domain/brand/message.schema';
import type { MechanicalRule } from '@brandroom/domain/brand/mechanical-rule';
import { mechanicalRules } from '@brandroom/domain/brand/mechanical-rule';
import { ruleMatchesTab } from '@brandroom/domain/brand/rule';
import type { Channel } from '@brandroom/domain/content/channel';
import { channelLabels } from '@brandroom/domain/content/channel';
import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';
import { brokenBy } from '@brandroom/domain/content/mechanical-check';
import { sentencesOf, wordsOf } from '@brandroom/domain/content/wording';

import { pick, randomFrom, seedFrom } from '../../samples/drawing/random';
import { chooseMessage, chooseTone, traitOf } from './choose';
import { phrases } from './phrases';
import { cutTo, readPrompt, upperFirst } from './read-prompt';
import type { Parts } from './shapes';
import { blogText, emailText, socialText, tagWord } from './shapes';

/** Returns whether a sentence follows the rules that a machine can check. */
function keeps(checks: readonly MechanicalRule[], sentence: string): boolean {
  const draft = {
    type: 'social' as const,
    platform: 'linkedin' as const,
    title: '',
    description: '',
    body: sentence,
    images: [],
    campaignId: null,
    tags: [],
  };
  return checks.every((check) => brokenBy(check, draft).length === 0);
}

/** A word that is in capitals, or would be as the first of a sentence. */
function withoutCapitals(text: string): string {
  return text.replace(/\p{L}{4,}/gu, (word) =>
    upperFirst(word) === word.toUpperCase() ? upperFirst(word.toLowerCase()) : word,
  );
}

const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\uFE0F|\u20E3/gu;

/** The prompt without forbidden words and marks that a machine can remove. */
function obeying(prompt: string, checks: readonly MechanicalRule[]): string {
  return checks.reduce((text, check) => {
    if (check.kind === 'exclamation') return text.replaceAll('!', '. ');
    if (check.kind === 'capitals') return withoutCapitals(text);
    return check.kind === 'emoji' && check.most === 0 ? text.replace(emoji, ' ') : text;
  }, prompt);
}

function mostOf(checks: readonly MechanicalRule[], kind: 'hashtags' | 'sentence'): number {
  return Math.min(
    ...checks.map((check) =>
      check.kind === kind && 'most' in check ? check.most : Number.POSITIVE_INFINITY,
    ),
  );
}

const withoutStop = (text: string) => text.replace(/[.\s]+$/u, '');

/** The fact behind a pillar, '' where a rule allows no sentence as long. */
function factOf(pillar: Message | undefined, isFit: (sentence: string) => boolean): string {
  const [fact = ''] = pillar?.type === 'pillar' ? sentencesOf(pillar.description) : [];
  return fact !== '' && isFit(`${pillar?.content}: ${fact}.`) ? fact : '';
}

/** A pillar with the fact behind it. */
function pillarWords(pillar: Message | undefined, fact: string): string {
  if (!pillar) return '';
  const content = withoutStop(pillar.content);
  const isName = /^\p{Lu}\S*\p{Lu}/u.test(fact);
  const continued = isName ? fact : fact.slice(0, 1).toLowerCase() + fact.slice(1);
  return fact === '' ? `${content}.` : `${content}: ${continued}.`;
}

/** The most characters of a topic. */
const topicCharacters: Record<Channel, number> = {
  linkedin: 90,
  instagram: 90,
  facebook: 90,
  bluesky: 60,
  x: 60,
  email: 90,
  blog: 90,
};

function partsFor(channel: Channel, prompt: string, voice: BrandVoice): Parts {
  const { brand, tones, messages } = voice;
  const tab = channel === 'email' || channel === 'blog' ? channel : 'social';
  const checks = voice.rules
    .filter((rule) => ruleMatchesTab(rule, tab))
    .flatMap((rule) => mechanicalRules(rule, tab));
  const isFit = (text: string) => [text, upperFirst(text)].every((each) => keeps(checks, each));
  const longest = mostOf(checks, 'sentence');
  // The longest frame around a topic has ten words of its own.
  const limits = {
    words: Math.max(2, Math.min(14, longest - 10)),
    characters: topicCharacters[channel],
  };
  const asked = obeying(prompt, checks);
  const topic = readPrompt(asked, limits, isFit, brand.name);
  const tone = chooseTone(prompt, topic.stems, tones);
  const random = randomFrom(seedFrom(JSON.stringify([channel, prompt, voice])));
  const { openers, middles, asks, greeting, farewell } = phrases[tone ? traitOf(tone) : 'calm'];
  const [opener = '{T}.', ...more] = openers.filter((sentence) => isFit(sentence));
  const tagline = chooseMessage(topic.stems, messages, ['tagline']);
  const pillar = chooseMessage(topic.stems, messages, ['pillar', 'value']);
  const fact = factOf(pillar, isFit);
  const spoken = pick(random, [opener, ...more])
    .replace('{T}', upperFirst(topic.words))
    .replace('{t}', topic.words);
  const [middle = '', ...others] = middles.filter(isFit);
  const [ask = '', ...requests] = asks.filter(isFit);
  return {
    brand: cutTo(brand.name, 60),
    topic: upperFirst(topic.words),
    opener: spoken,
    detail: isFit(topic.detail) ? topic.detail : '',
    pillar: pillarWords(pillar, fact),
    pillarName: pillar ? withoutStop(pillar.content) : '',
    fact: fact === '' ? '' : `${upperFirst(fact)}.`,
    middle: pick(random, [middle, ...others]),
    ask: pick(random, [ask, ...requests]),
    tagline: tagline?.content ?? '',
    example:
      tone?.examples.find(
        (text) =>
          isFit(text) && wordsOf(text).filter((word) => topic.names.includes(word)).length > 1,
      ) ?? '',
    greeting,
    farewell,
    // Without its apostrophe, a word can be in capitals.
    names: topic.names.filter((name) => isFit(tagWord(name))),
    hashtags: mostOf(checks, 'hashtags'),
    note: [
      `${channelLabels[channel]}: ${topic.words}.`,
      ...(tone ? [`Tone: ${tone.title}.`] : []),
      ...(pillar ? [`Carries “${pillar.content}”.`] : []),
    ].join(' '),
  };
}

/**
 * Writes the requested text in the voice of the brand: the tone that suits the prompt, the key
 * messages nearest to it, within the platform's limits and the rules that a machine can keep. The
 * same for the same brand, prompt and channel. The prompt is quoted from, never obeyed.
 */
export function makeTexts(request: TextRequest, voice: BrandVoice): GeneratedText[] {
  const { prompt } = request;
  if (request.type === 'email') return [emailText(partsFor('email', prompt, voice))];
  if (request.type === 'blog') return [blogText(partsFor('blog', prompt, voice))];
  return [...new Set(request.platforms)].map((platform) =>
    socialText(partsFor(platform, prompt, voice), platform),
  );
}
