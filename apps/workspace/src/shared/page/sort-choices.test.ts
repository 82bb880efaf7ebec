import { expect, it, vi } from 'vitest';

import { sortChoices } from './sort-choices';

const orders = {
  newest: { orderBy: undefined, direction: undefined },
  oldest: { orderBy: 'date', direction: 'ascending' },
  name: { orderBy: 'name', direction: 'ascending' },
  size: { orderBy: 'size', direction: 'descending' },
} as const;
const names = { newest: 'Newest', oldest: 'Oldest', name: 'Name', size: 'Size' };

it.each([
  { search: {}, present: 'newest' },
  { search: { orderBy: 'date' }, present: 'oldest' },
  { search: { orderBy: 'size', direction: 'descending' }, present: 'size' },
  { search: { orderBy: 'name', direction: 'descending' }, present: 'reversed' },
  { search: { orderBy: 'owner' }, present: undefined },
] as const)('finds $present in the address $search', ({ search, present }) => {
  const found = sortChoices({ orders, names, search, onChange: vi.fn() });
  expect(found.present).toBe(present);
  expect(found.choices.map(({ name }) => name)).toEqual([
    ...Object.values(names),
    ...(present === 'reversed' ? ['Name, reversed'] : []),
  ]);
});

it('hands on the search parameters of a choice, but none for the reversed one', () => {
  const onChange = vi.fn();
  const search = { orderBy: 'name', direction: 'descending' } as const;
  const { choose } = sortChoices({ orders, names, search, onChange });
  choose('reversed');
  expect(onChange).not.toHaveBeenCalled();
  choose('name');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(orders.name);
});
