import { expect, it } from 'vitest';

import { anyIncludes } from './fold';

it('finds a part in any case, however an accent is stored', () => {
  expect(anyIncludes(['Logo', 'CAF\u00C9 menu'], 'cafe\u0301')).toBe(true);
  expect(anyIncludes(['Logo', 'Menu'], ' OG ')).toBe(true);
  expect(anyIncludes(['Logo', 'Menu'], 'gom')).toBe(false);
});

it('finds everything with an empty search', () => {
  expect(anyIncludes([], ' ')).toBe(true);
});
