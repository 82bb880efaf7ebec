import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import { expect, it } from 'vitest';

import type { Collected } from './collect-all';
import { collectAll } from './collect-all';

// The code reads only the id.
const item = (id: string) => ({ id }) as ContentItem;
const pageSize = 2;

/** Collects a list that `change` may modify after each page; returns the collected ids. */
async function idsOf(
  stored: string[],
  change: (page: number) => void = () => undefined,
  collected: Collected = { found: new Map(), total: null },
): Promise<string[]> {
  let pages = 0;
  await collectAll(
    collected,
    async (offset) => {
      const page = {
        items: stored.slice(offset, offset + pageSize).map(item),
        total: stored.length,
      };
      change((pages += 1));
      return page;
    },
    () => undefined,
  );
  return [...collected.found.keys()];
}

it('finds each item of each page once, in the order of the list', async () => {
  expect(await idsOf(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await idsOf([])).toEqual([]);
});

it('continues after the items that were found before', async () => {
  const before = () => new Map([['a', item('a')]] as [ContentId, ContentItem][]);
  expect(await idsOf(['a', 'b', 'c'], undefined, { found: before(), total: 3 })).toEqual([
    'a',
    'b',
    'c',
  ]);
  // The item was deleted before the retry.
  expect(await idsOf(['b', 'c'], undefined, { found: before(), total: 3 })).toEqual(['b', 'c']);
});

it.each([
  ['created ahead', (list: string[]) => list.unshift('new')],
  ['deleted behind', (list: string[]) => list.splice(0, 1)],
  ['moved to the end', (list: string[]) => list.push(...list.splice(0, 1))],
  ['moved to the start', (list: string[]) => list.unshift(...list.splice(-1, 1))],
])('leaves nothing out and ends when something is %s during the search', async (_, change) => {
  const stored = ['a', 'b', 'c', 'd', 'e'];
  const ids = await idsOf(stored, (page) => {
    if (page === 1) change(stored);
  });
  expect(ids).toEqual(stored);
});

it('says so when the list never holds still', async () => {
  const stored = ['a', 'b', 'c'];
  await expect(idsOf(stored, (page) => stored.unshift(`new ${page}`))).rejects.toThrow(
    'changed each time',
  );
});
