import type { ContentId } from '@brandroom/domain/id.schema';
import { expect, it } from 'vitest';

import { neighbourOf } from './use-neighbours';

const a = 'a' as ContentId;
const b = 'b' as ContentId;
const c = 'c' as ContentId;
const gone = 'gone' as ContentId;

it('ends at both ends of the list', () => {
  const from = (id: ContentId) => ({ id, lastAt: undefined });
  expect(neighbourOf([a, b, c], from(b), -1)).toBe(a);
  expect(neighbourOf([a, b, c], from(b), 1)).toBe(c);
  expect(neighbourOf([a, b, c], from(a), -1)).toBeUndefined();
  expect(neighbourOf([a, b, c], from(c), 1)).toBeUndefined();
});

it('continues at the place of an item that left the list', () => {
  const from = (lastAt: number | undefined) => ({ id: gone, lastAt });
  expect(neighbourOf([a, b, c], from(1), 1)).toBe(b);
  expect(neighbourOf([a, b, c], from(1), -1)).toBe(a);
  expect(neighbourOf([a, b, c], from(0), -1)).toBeUndefined();
  expect(neighbourOf([a, b, c], from(3), 1)).toBeUndefined();
  expect(neighbourOf([a, b, c], from(undefined), 1)).toBe(a);
});
