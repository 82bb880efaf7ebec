import { describe, expect, it } from 'vitest';

import { mechanicalRules } from './mechanical-rule';

const rule = (description: string, examples: readonly string[] = ['Plain.']) => ({
  title: 'A rule',
  description,
  examples: [...examples],
});

describe('what of a rule can be checked', () => {
  it.each([
    ['Never use exclamation marks.', { kind: 'exclamation' }],
    ['We write without all caps.', { kind: 'capitals' }],
    ['No emoji in our posts.', { kind: 'emoji', most: 0 }],
    ['Use at most two emojis.', { kind: 'emoji', most: 2 }],
    ['At most three hashtags.', { kind: 'hashtags', most: 3 }],
    ['Fewer than 5 hashtags a post.', { kind: 'hashtags', most: 4 }],
    ['Two hashtags or fewer.', { kind: 'hashtags', most: 2 }],
    ['Don’t use hashtags.', { kind: 'hashtags', most: 0 }],
    ['Each email asks for one thing.', { kind: 'links', most: 1 }],
    ['A sentence has no more than 20 words.', { kind: 'sentence', most: 20 }],
    ['Keep sentences under fifteen words', null],
    ['Keep sentences under twelve words.', { kind: 'sentence', most: 11 }],
    ['Use a heading every three paragraphs.', { kind: 'headings', every: 3 }],
    ['Every figure names where it comes from.', { kind: 'sources' }],
    ['No figure without its source.', { kind: 'sources' }],
    ['We do not use emoji at all.', { kind: 'emoji', most: 0 }],
    ['Never write in all caps, please.', { kind: 'capitals' }],
    ['Do not use more than two emoji.', { kind: 'emoji', most: 2 }],
    ['Never more than two links.', { kind: 'links', most: 2 }],
    ['Max. 2 hashtags in each post.', { kind: 'hashtags', most: 2 }],
    ['Max. 20 words per sentence.', { kind: 'sentence', most: 20 }],
    ['Keep headlines under 8 words.', { kind: 'headline', most: 7 }],
    ['Avoid jargon and emoji.', { kind: 'emoji', most: 0 }],
    ['No emoji in our emails.', { kind: 'emoji', most: 0 }],
  ])('%s', (description, expected) => {
    expect(mechanicalRules(rule(description), 'email')).toEqual(
      expected === null ? [] : [expected],
    );
  });

  it('reads a list of forbidden things to its end, and each sentence by itself', () => {
    const description = 'No exclamation marks, all caps or hashtags; keep to at most one link.';
    expect(mechanicalRules(rule(description), 'social')).toEqual([
      { kind: 'exclamation' },
      { kind: 'capitals' },
      { kind: 'hashtags', most: 0 },
      { kind: 'links', most: 1 },
    ]);
  });

  it.each([
    'Avoid jargon and add a link.',
    'Do not shout and use emoji sparingly.',
    'Do not shout, emoji are fine.',
    'Never post without a link.',
    'Never send a post without hashtags.',
    'Do not forget images and links.',
    'Avoid skipping sources and links.',
    'No broken links.',
    'No links to articles of rivals.',
    'No missing images or links.',
    'No emoji in subject lines.',
    'No emoji, except in replies.',
    'No hashtags but one.',
    'No emoji where a word will do.',
    'Never use capital letters for product names.',
    'Never end a headline with an exclamation mark.',
    'No more than one exclamation mark.',
    'No fewer than two links.',
    'At least one link, not only one emoji.',
    'At most two emoji per line.',
    'At most two hashtags on LinkedIn.',
    'At most two hashtags of our own.',
    'Keep the first sentence under 10 words.',
    'Keep paragraphs under 10 words. Sentences are short.',
    'Words of one link are never the same.',
    'It is a shame to post without links.',
    'Do not figure out the source for the reader.',
    'No emoji in blog posts.',
  ])('leaves to people what it cannot read for certain: %s', (description) => {
    expect(mechanicalRules(rule(description), 'social')).toEqual([]);
  });

  it('reads rules about emails for emails alone', () => {
    const offer = rule('Each email asks for one thing.');
    expect(mechanicalRules(offer, 'email')).toEqual([{ kind: 'links', most: 1 }]);
    expect(mechanicalRules(offer, 'social')).toEqual([]);
  });

  it('reads a long rule of any words without delay', () => {
    for (const word of ['a ', 'no ', 'use ', 'at most two ', 'emoji and ', 'sentences have '])
      mechanicalRules(rule(word.repeat(2000)), 'social');
  });

  it('is nothing for a rule that needs a person', () => {
    expect(
      mechanicalRules(rule('Answer within one working day, by first name.'), 'social'),
    ).toEqual([]);
  });

  const phrases = (...examples: string[]) =>
    mechanicalRules(rule('Say it well.', examples), 'social').flatMap((check) =>
      check.kind === 'phrases' ? check.phrases : [],
    );

  it('are the words of a bad example as a whole, and the telling runs of what it quotes', () => {
    expect(
      phrases(
        'Good: "Four in ten members ride to work."',
        'Bad: "Single origin, 87 points."',
        'Bad: Four paragraphs on our history',
        'Bad: no “our synergy” here',
      ),
    ).toEqual([
      'single origin 87 points',
      'single origin',
      '87 points',
      'four paragraphs on our history',
      'no our synergy here',
      'our synergy',
    ]);
  });

  it('are none of the words that a good example has too', () => {
    expect(phrases('Good: Acme opens at nine', 'Bad: ACME opens at nine!')).toEqual([]);
  });

  it.each(['Bad:', 'Bad: the', 'Bad: "we"', 'Bad: of the', 'Bad: !?', 'Plain words here'])(
    'are none that ordinary texts are full of: %s',
    (example) => expect(phrases(example)).toEqual([]),
  );
});
