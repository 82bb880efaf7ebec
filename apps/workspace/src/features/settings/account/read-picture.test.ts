import { expect, it } from 'vitest';

import { isPicture } from './read-picture';

const file = (...bytes: readonly (number | string)[]) =>
  new File(
    bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array([part]))),
    'picture.png',
    { type: 'image/png' },
  );

it.each([
  ['PNG', file(0x89, 'PNG\r\n', 0x1a, '\n rest'), true],
  ['JPEG', file(0xff, 0xd8, 0xff, 0xe0, 'rest'), true],
  ['WebP', file('RIFF1234WEBPVP8 '), true],
  ['a WAV sound', file('RIFF1234WAVEfmt '), false],
  ['GIF', file('GIF89a rest'), false],
  ['SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), false],
  ['nothing', file(), false],
])('takes pictures by their content: %s', async (_, picture, isTaken) => {
  expect(await isPicture(picture)).toBe(isTaken);
});
