import type { UserId } from '@brandroom/domain/id.schema';
import { expect, it } from 'vitest';

import type { SentenceFacts } from './summary-sentences';
import { summarySentences } from './summary-sentences';

const types = ['social', 'email', 'blog'] as const;
const person = (name: string, own: readonly (typeof types)[number][] = types) => ({
  id: `user_1_${name}` as UserId,
  name,
  types: [...own],
});
const step = (
  to: 'approved' | 'rejected',
  people: ReturnType<typeof person>[] | null,
  count = people?.length ?? 0,
) => ({
  from: 'pending' as const,
  to,
  label: '',
  count,
  people,
});
const said = (steps: SentenceFacts['steps'], items = 4) =>
  summarySentences({ status: 'pending', items, steps, you: person('Me').id, types });

it('joins the steps that the same people can take', () => {
  const ada = [person('Ada')];
  expect(said([step('approved', ada), step('rejected', ada)])).toEqual([
    'Only Ada can approve or reject these 4 items.',
  ]);
});

it('addresses the viewer, and names the types where they are not all', () => {
  expect(said([step('approved', [person('Me'), person('Ben', ['social'])])], 1)).toEqual([
    'Only you and Ben (Social Media) can approve this item.',
  ]);
});

it('counts people who are many, or whom the viewer can not see', () => {
  const many = ['A', 'B', 'C', 'D'].map((name) => person(name));
  expect(said([step('approved', many), step('rejected', null, 1)])).toEqual([
    '4 people can approve these 4 items.',
    '1 person can reject these 4 items.',
  ]);
  expect(said([step('approved', null, 0)])).toEqual(['No one can approve these 4 items.']);
});

it('names the items between a verb and where it leads', () => {
  const unscheduled = {
    ...step('rejected', [person('Ada')]),
    from: 'scheduled',
    to: 'draft',
  } as const;
  const facts = { items: 2, steps: [unscheduled], you: person('Me').id, types };
  expect(summarySentences({ ...facts, status: 'scheduled' })).toEqual([
    'Only Ada can return these 2 items to draft.',
  ]);
});

it('is silent where there are no items', () => {
  expect(said([step('approved', [person('Ada')])], 0)).toEqual([]);
});
