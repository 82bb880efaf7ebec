import { expect, test } from 'vitest';

import { inOrder, movedIds } from './asset-order';

const ids = ['a', 'b', 'c', 'd'];

test('a record moves to either side of another one', () => {
  expect(movedIds(ids, { id: 'a', side: 'after', besideId: 'c' })).toEqual(['b', 'c', 'a', 'd']);
  expect(movedIds(ids, { id: 'd', side: 'before', besideId: 'b' })).toEqual(['a', 'd', 'b', 'c']);
});

test('a move beside itself or beside a missing record changes nothing', () => {
  expect(movedIds(ids, { id: 'a', side: 'after', besideId: 'a' })).toEqual(ids);
  expect(movedIds(ids, { id: 'a', side: 'after', besideId: 'z' })).toEqual(ids);
});

test('records that the order does not name come last, as they came', () => {
  const records = ids.map((id) => ({ id }));
  expect(inOrder(records, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
});
