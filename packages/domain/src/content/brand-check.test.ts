import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { RuleDraft } from '../brand/rule.schema';
import type { FileId, Id } from '../id.schema';
import type { BrandVoice, Finding } from './finding';
import { brandCheck } from './brand-check';
import type { ContentDraft } from './content.schema';

const shared = { description: '', images: [], campaignId: null, tags: [] };
const post = (body: string, more: Partial<ContentDraft> = {}): ContentDraft =>
  ({ type: 'social', platform: 'linkedin', title: 'T', ...shared, body, ...more }) as ContentDraft;
const email = (more: Partial<ContentDraft> = {}): ContentDraft =>
  ({
    type: 'email',
    title: 'T',
    ...shared,
    body: 'Words.',
    subject: 'A subject',
    preheader: 'A preheader',
    ...more,
  }) as ContentDraft;
const blog = (body: string, more: Partial<ContentDraft> = {}): ContentDraft =>
  ({
    type: 'blog',
    title: 'T',
    ...shared,
    body,
    seoTitle: 'For the search',
    seoDescription: 'For the search results.',
    excerpt: '',
    ...more,
  }) as ContentDraft;

const quiet: BrandVoice = { rules: [], messages: [], tones: [] };
const rule = (draft: Partial<RuleDraft>): BrandVoice => ({
  ...quiet,
  rules: [
    {
      id: 'rule_1_1' as Id<'Rule'>,
      title: 'House rule',
      description: 'Say it well.',
      examples: ['Plain.'],
      platform: 'all',
      ...draft,
    },
  ],
});
const image = (alt: string) => ({ fileId: 'file_1_1' as FileId, alt });
const found = (draft: ContentDraft, voice = quiet) =>
  brandCheck(draft, voice).map(({ id, severity }) => `${severity} ${id}`);

describe('the brand check', () => {
  it('finds nothing in a plain text of a quiet brand, nor in an empty form', () => {
    expect(found(post('Plain words.'))).toEqual([]);
    expect(found(post(''))).toEqual([]);
  });

  it('names a deleted image, and nothing else of it', () => {
    const draft = post('Plain words.', { images: [image('')] });
    const findings = brandCheck(draft, quiet, ['file_1_1']);
    expect(findings.map(({ message, at }) => [message, at])).toEqual([
      ['Image 1 was deleted from the file library.', 0],
    ]);
  });

  it('counts characters and images as the platform does', () => {
    expect(found(post('a'.repeat(281), { platform: 'x' }))).toEqual(['warning limit:characters']);
    expect(found(post('a'.repeat(280), { platform: 'x' }))).toEqual([]);
    const images = Array.from({ length: 5 }, () => image('A hill'));
    expect(found(post('Words.', { platform: 'x', images }))).toEqual(['warning limit:images']);
    expect(found(email({ images }))).toEqual([]);
  });

  it('asks for the description of each image, in words that are not a file name', () => {
    const images = [image('A hill'), image(' '), image('hill.png'), image('Picture of a hill')];
    const findings = brandCheck(post('Words.', { images }), quiet);
    expect(findings.map(({ severity, at }) => [severity, at])).toEqual([
      ['warning', 1],
      ['hint', 2],
      ['hint', 3],
    ]);
  });

  it.each([
    ['[click here](https://a.example)', 'warning link:empty'],
    ['[Here.](https://a.example)', 'warning link:empty'],
    ['[https://a.example](https://a.example)', 'warning link:empty'],
    ['Click here for more.', 'warning link:empty'],
    ['See https://a.example/page now.', 'hint link:bare'],
  ])('judges the link in %j', (body, expected) => {
    expect(found(blog(body))).toEqual([expected]);
  });

  it('accepts a link that names its page', () => {
    expect(found(blog('Read [our guide to pour-over](https://a.example).'))).toEqual([]);
  });

  it('takes a picture in Markdown for no link, and an address for no words', () => {
    const picture = '![A hill at noon](https://a.example/hill.png)';
    expect(found(blog(picture))).toEqual([]);
    const strict = { description: 'No exclamation marks. No links. No hashtags.' };
    expect(found(blog(picture), rule(strict))).toEqual([]);
    const page = blog('Read [our guide](https://a.example/x!y/#one).');
    expect(found(page, rule({ description: 'No hashtags.' }))).toEqual([]);
  });

  it('measures what an inbox and a search result show', () => {
    expect(found(email({ subject: 'a'.repeat(61), preheader: '' }))).toEqual([
      'hint length:subject',
      'hint length:preheader',
    ]);
    const long = { seoTitle: 'a'.repeat(61), seoDescription: '' };
    expect(found(blog('Words.', long))).toEqual([
      'hint length:seoTitle',
      'hint length:seoDescription',
    ]);
  });

  it.each([
    ['No exclamation marks.', 'Great!', 'Great.'],
    ['Never write in capitals.', 'This is HUGE.', 'The BBC is huge.'],
    ['No emoji.', 'Nice ☕️', 'Nice'],
    ['At most one hashtag.', 'Nice #a #b', 'Nice #a'],
    ['Sentences have no more than 5 words.', 'One two three four five six.', 'One. Two 2.4 kg.'],
    ['Every figure names where it comes from.', 'It is 40% faster.', '40% ride, says our survey.'],
  ])('holds a text to the rule "%s"', (description, bad, good) => {
    const voice = rule({ description });
    expect(brandCheck(post(bad), voice)).toMatchObject([
      { field: 'body', source: 'Rule: House rule' },
    ]);
    expect(found(post(good), voice)).toEqual([]);
  });

  it('holds a blog to its headings, and an email to its one link', () => {
    const headings = rule({ description: 'A heading every two paragraphs.', platform: 'blog' });
    expect(found(blog('One.\n\nTwo.\n\nThree.'), headings)).toEqual([
      'warning rule:rule_1_1:headings:body',
    ]);
    expect(found(blog('One.\n\nTwo.\n\n## More\n\nThree.'), headings)).toEqual([]);
    const offer = rule({ description: 'Each email asks for one thing.', platform: 'email' });
    const [a, b] = ['[Order now](https://a.example)', '[Take the survey](https://b.example)'];
    expect(found(email({ body: `${a} ${b}` }), offer)).toEqual([
      'warning rule:rule_1_1:links:body',
    ]);
    expect(found(email({ body: a }), offer)).toEqual([]);
  });

  it('holds the headline of a blog post to its words, and nothing else', () => {
    const short = rule({ description: 'Keep headlines under 4 words.' });
    const body = 'One two three four five.';
    expect(brandCheck(blog(body, { title: 'How we press apples' }), short)).toMatchObject([
      { field: 'title', message: 'The headline has 4 words; the rule allows 3.' },
    ]);
    expect(found(blog(body, { title: 'How we press' }), short)).toEqual([]);
    expect(found(email({ subject: 'How we press apples' }), short)).toEqual([]);
  });

  it.each([
    ['No exclamation marks.', 'We wait. Come now! And then?', 'Come now!'],
    ['No exclamation marks.', 'Simply amazing!!! And then?', 'Simply amazing!!!'],
    ['No exclamation marks.', 'Really?! Yes.', 'Really?!'],
    ['No exclamation marks.', 'Look!! ![A cup](cup.png)', 'Look!!'],
    ['Never write in capitals.', 'This is HUGE.', 'HUGE'],
    ['At most one hashtag.', 'Nice #a and #b', '#b'],
    [
      'Each post has only one link.',
      '[A hill](https://a.example) https://b.example',
      'https://b.example',
    ],
    [
      'Sentences have no more than 3 words.',
      'One. Two three, four  five.',
      'Two three, four  five',
    ],
    ['Every figure names where it comes from.', 'So it is. It is 40% faster.', 'It is 40% faster'],
  ])('quotes what breaks the rule "%s", and the rule itself', (description, body, quote) => {
    expect(brandCheck(post(body), rule({ description }))).toMatchObject([
      { quote, reason: description },
    ]);
  });

  it('quotes the words of a bad example as written in the text', () => {
    const voice = rule({ examples: ['Bad: "Studies show that most people agree."'] });
    const [finding] = brandCheck(post('So: STUDIES show, that we win'), voice);
    expect(finding?.quote).toBe('STUDIES show, that');
  });

  it.each([
    ['Bad: leverage our customer base today', 'We leverage our customer base today.', true],
    ['Bad: leverage our customer base today', 'LEVERAGE “our customer\n\nbase”, today!', true],
    ['Bad: leverage our customer base today', 'Our customer base can leverage it today.', false],
    ['Bad: leverage our customer base today', 'We leverage our customer bases today.', false],
    ['Bad: "our synergy"', 'Here our synergy is', true],
    ['Bad: "our synergy"', "Here is ‘our Synergy'.", true],
    ['Bad: "our synergy"', 'Our great synergy', false],
    ['Bad: we’re the best', "See: we're the best.", true],
    ['Bad: Talk of "our synergy" and the like', 'Here our synergy is', true],
    ['Bad: synergy', 'Synergy wins.', true],
    ['Bad: synergy', 'Synergyland wins.', false],
  ])('compares %j with %j', (example, body, isFound) => {
    const voice = rule({ examples: [example] });
    expect(found(post(body), voice)).toEqual(isFound ? ['warning rule:rule_1_1:phrases:body'] : []);
  });

  it('finds the words of a bad example, in the fields that readers see', () => {
    const voice = rule({ examples: ['Bad: "Studies show that most people agree."'] });
    expect(found(email({ subject: 'STUDIES show, that we win' }), voice)).toEqual([
      'warning rule:rule_1_1:phrases:subject',
    ]);
    expect(found(email({ description: 'Studies show that.' }), voice)).toEqual([]);
  });

  it('checks a rule only where it applies', () => {
    const voice = rule({ description: 'No emoji.', platform: 'email' });
    expect(found(post('☕️'), voice)).toEqual([]);
    expect(found(email({ body: '☕️' }), voice)).toEqual(['warning rule:rule_1_1:emoji:body']);
  });

  it('misses the key messages where no half of one is echoed', () => {
    const voice: BrandVoice = {
      ...quiet,
      messages: [{ type: 'pillar', content: 'Growers we know' }],
    };
    expect(found(post('We pay first.'), voice)).toEqual(['hint message:none']);
    expect(found(post('We visit a grower.'), voice)).toEqual([]);
  });

  it('ends a sentence that quotes the brand with one full stop', () => {
    const help = (content: string) =>
      brandCheck(post('We pay first.'), { ...quiet, messages: [{ type: 'pillar', content }] })[0]
        ?.help;
    expect(help('Roasted by hand.')).toBe('Add one, such as “Roasted by hand.”');
    expect(help('Growers we know')).toBe('Add one, such as “Growers we know”.');
  });

  it('hears when a text is far from the tones', () => {
    const tones = [{ title: 'Quick', description: 'Short.', examples: ['We timed it. Twice.'] }];
    const words = Array.from({ length: 30 }, (_, i) => `word${i}`).join(' ');
    expect(found(post(`${words}.`), { ...quiet, tones })).toEqual([
      'hint tone:words',
      'hint tone:pace',
    ]);
    expect(found(post('Nothing like it.'), { ...quiet, tones })).toEqual([]);
  });

  it('puts warnings first, and names each finding once', () => {
    const voice = rule({ description: 'No exclamation marks and no emoji.' });
    const findings = brandCheck(email({ body: 'Yes! ☕️', preheader: '' }), voice);
    const order = findings.map(({ severity }) => severity);
    expect(order).toEqual(order.toSorted().toReversed());
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });
});

const strict = rule({
  description:
    'No exclamation marks, no capitals, no emoji. At most one hashtag. Sentences of at most ten words. A heading every two paragraphs. Every figure names its source. Each email asks for one thing.',
  examples: ['Bad: "Studies show that most people agree."'],
});
const loud: BrandVoice = {
  ...strict,
  messages: [{ type: 'value', content: 'Plain words' }],
  tones: [{ title: 'Calm', description: 'Short words.', examples: ['We wait.'] }],
};

it('finds a bad example of any length as a whole, and never a part of it', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{5,9}$/u), { minLength: 3, maxLength: 60 });
  const separator = fc.constantFrom(' ', '\n\n', ', ', ' “', '” ', " '", ' **', ' - ');
  const apart = fc.array(separator, { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(words, apart, fc.nat(), (all, separators, at) => {
      const voice = rule({ examples: [`Bad: ${all.join(' ')}`] });
      const written = (some: readonly string[]) =>
        some.map((word, i) => `${separators[i]}${i % 2 ? word.toUpperCase() : word}`).join('');
      const left = all.toSpliced(at % all.length, 1);
      expect(found(post(`x${written(all)} y`), voice)).toEqual([
        'warning rule:rule_1_1:phrases:body',
      ]);
      expect(found(post(`x${written(left)} y`), voice)).toEqual([]);
    }),
  );
});

it('accepts any text at all', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(anything, anything, (body, subject) => {
      for (const draft of [post(body), email({ body, subject }), blog(body, { title: subject })]) {
        const findings = brandCheck(draft, loud);
        const isShort = ({ message, help }: Finding) => message.length + help.length < 700;
        // A quote is found again in its field.
        const isThere = ({ field, quote }: Finding) =>
          `${Reflect.get(draft, field)}`.includes(quote);
        expect(findings.filter((each) => !isShort(each) || !isThere(each))).toEqual([]);
      }
    }),
  );
});

it('checks 100,000 characters of any repeated text', () => {
  const pieces = [
    'a',
    '[',
    '[a](',
    '!',
    '.',
    '#',
    '\n ',
    '\n\n',
    '☕️',
    'A',
    'https://',
    'word ',
    '9% ',
    '“',
  ];
  for (const piece of pieces) {
    const body = piece.repeat(Math.ceil(100_000 / piece.length));
    expect(brandCheck(blog(body), loud).length).toBeGreaterThan(0);
  }
});
