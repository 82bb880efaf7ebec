import type { GeneratedText } from '@brandroom/domain/content/generated-text.schema';
import { expect, test } from 'vitest';

import { placeTexts, wouldOverwrite } from './place-texts';
import { newPost } from './posts';

const words = { title: 'Our new cup', description: '', body: 'Here it is.', tags: [] };
const post = (platform: 'linkedin' | 'x'): GeneratedText => ({
  type: 'social',
  platform,
  ...words,
});
const email: GeneratedText = { type: 'email', subject: 'New', preheader: '', ...words };
const date = '2027-06-10T09:00:00.000Z';

test('posts go into untouched cards first, and into new ones after that', () => {
  const mine = { ...newPost(), title: 'Mine' };
  const blank = newPost();
  const { cards, places } = placeTexts([mine, blank], [post('linkedin'), post('x')]);
  expect(places).toEqual([1, 2]);
  expect(cards[0]).toBe(mine);
  expect(cards.map(({ title, platform }) => [title, platform])).toEqual([
    ['Mine', 'linkedin'],
    ['Our new cup', 'linkedin'],
    ['Our new cup', 'x'],
  ]);
  expect(cards[1]?.key).toBe(blank.key);
});

test('a text for which no card is free goes to the date of the card before it', () => {
  const mine = { ...newPost(), title: 'Mine', scheduledFor: date };
  expect(placeTexts([mine], [post('x')]).cards[1]).toMatchObject({ scheduledFor: date });
});

test('an email goes into its one card, whose images and date stay', () => {
  const image = { fileId: 'file_1_a', alt: 'A cup' } as const;
  const mine = { ...newPost(), title: 'Mine', scheduledFor: date, images: [image as never] };
  const { cards, places } = placeTexts([mine], [email]);
  expect(places).toEqual([0]);
  expect(cards).toEqual([{ ...mine, ...words, subject: 'New', preheader: '' }]);
});

test('only an email or a blog post would overwrite a written text', () => {
  const mine = { ...newPost(), title: 'Mine' };
  expect(wouldOverwrite([mine], [post('x')])).toBe(false);
  expect(wouldOverwrite([newPost()], [email])).toBe(false);
  expect(wouldOverwrite([mine], [email])).toBe(true);
  expect(wouldOverwrite([{ ...newPost(), subject: 'Mine' }], [email])).toBe(true);
});
