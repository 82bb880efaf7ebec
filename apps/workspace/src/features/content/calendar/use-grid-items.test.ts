import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { expect, it } from 'vitest';

import { newestOf } from './use-grid-items';

const item = (id: string, version: number) => ({ id, version }) as ContentItem;

it('lists an item that two queries have at different dates once, in its newest version', () => {
  const [a1, a2, b] = [item('a', 1), item('a', 2), item('b', 1)];
  expect(newestOf([a2, b, a1])).toEqual([a2, b]);
  expect(newestOf([a1, b, a2])).toEqual([a2, b]);
});
