import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { expect, it } from 'vitest';

import { hasMore, newestOf } from './use-grid-items';

const item = (id: string, version: number) => ({ id, version }) as ContentItem;

it('lists an item that two queries have at different dates once, in its newest version', () => {
  const [a1, a2, b] = [item('a', 1), item('a', 2), item('b', 1)];
  expect(newestOf([a2, b, a1])).toEqual([a2, b]);
  expect(newestOf([a1, b, a2])).toEqual([a2, b]);
});

it('asks for more items of a day, but not if all days together already fill an answer', () => {
  const day = (shown: number, total: number) => ({ items: Array.from({ length: shown }), total });
  expect(hasMore([day(6, 7), day(2, 2)], 6)).toBe(true);
  expect(hasMore([day(6, 6), day(2, 2)], 6)).toBe(false);
  expect(hasMore([day(5, 46), day(5, 46)], 6)).toBe(false);
});
