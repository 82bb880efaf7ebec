import { expect, test } from 'vitest';

import { imageName } from './generated-image-text';

test('a short prompt is the whole name, on one line', () => {
  expect(imageName({ prompt: ' A lighthouse\nat dusk ' })).toBe('A lighthouse at dusk');
});

test('a long prompt is cut after a word', () => {
  const prompt = 'A lighthouse at dusk, seen from a small boat that comes home late';
  expect(imageName({ prompt })).toBe('A lighthouse at dusk, seen from a small boat that comes…');
});

test('a single long word is cut in the middle', () => {
  expect(imageName({ prompt: '🦊'.repeat(61) })).toBe(`${'🦊'.repeat(60)}…`);
});
