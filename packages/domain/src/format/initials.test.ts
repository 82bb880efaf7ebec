import { expect, it } from 'vitest';

import { initials } from './initials';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Jean  Luc Picard ', 'JL'],
  ['élodie østby', 'ÉØ'],
  ['🦊 Fox', '🦊F'],
  ['', ''],
])('of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
