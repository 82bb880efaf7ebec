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
  ])('%s', (description, expected) => {
    expect(mechanicalRules(rule(description))).toEqual(expected === null ? [] : [expected]);
  });

  it('is nothing for a rule that needs a person', () => {
    expect(mechanicalRules(rule('Answer within one working day, by first name.'))).toEqual([]);
  });

  it('are the telling words that a bad example quotes, and not those that describe it', () => {
    const examples = [
      'Good: "Four in ten members ride to work."',
      'Bad: "Studies show that most people agree."',
      'Bad: "Single origin, 87 points."',
      'Bad: Four paragraphs on the history of the company.',
    ];
    expect(mechanicalRules(rule('Say it well.', examples))).toEqual([
      {
        kind: 'phrases',
        phrases: ['studies show that', 'most people agree', 'single origin', '87 points'],
      },
    ]);
  });
});
