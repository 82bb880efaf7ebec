import { expect, it } from 'vitest';

import { uniqueNames } from './unique-names';

it('equal names are numbered before their extension, in any case', () => {
  expect(uniqueNames(['a.png', 'A.PNG', 'a.png', 'b'])).toEqual([
    'a.png',
    'A (2).PNG',
    'a (3).png',
    'b',
  ]);
});

it('a name that another file has by itself is not given away', () => {
  expect(uniqueNames(['a.png', 'a.png', 'a (2).png'])).toEqual(['a.png', 'a (3).png', 'a (2).png']);
});

it('a leading dot begins no extension', () => {
  expect(uniqueNames(['.env', '.env'])).toEqual(['.env', '.env (2)']);
});
