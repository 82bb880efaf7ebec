import { expect, it } from 'vitest';

import { isShown, searchOf, viewSearchOf } from './view-search';

const timeZone = 'UTC';
const today = { now: '2026-06-10T09:00:00.000Z', timeZone };
const july = { now: '2026-07-20T09:00:00.000Z', timeZone };

it('keeps filters, order and view, but not the page or the day', () => {
  const address = {
    view: 'list',
    status: 'draft',
    orderBy: 'title',
    direction: 'descending',
    page: 3,
    date: '2026-06-01',
  } as const;
  const kept = { view: 'list', status: 'draft', orderBy: 'title', direction: 'descending' };
  expect(viewSearchOf(address, today)).toEqual(kept);
  expect(searchOf(viewSearchOf(address, today), july)).toEqual(kept);
});

it('keeps a quick range as such, so that it moves on with the calendar', () => {
  const address = { view: 'month', start: '2026-06-01', end: '2026-06-30' } as const;
  const view = viewSearchOf(address, today);
  expect(view).toEqual({ view: 'month', range: 'thisMonth' });
  expect(searchOf(view, july)).toEqual({ view: 'month', start: '2026-07-01', end: '2026-07-31' });
  expect(isShown(view, address, today)).toBe(true);
  expect(isShown(view, address, july)).toBe(false);
});

it('turns the grid to days that today is not among', () => {
  const view = { view: 'month', start: '2026-01-05', end: '2026-01-20' } as const;
  expect(searchOf(view, today)).toEqual({ ...view, date: '2026-01-05' });
});

it('is shown on every page, and no longer with another filter', () => {
  const view = { view: 'list', status: 'pending' } as const;
  expect(isShown(view, { view: 'list', status: 'pending', page: 2 }, today)).toBe(true);
  expect(isShown(view, { view: 'list', status: 'pending', q: 'tea' }, today)).toBe(false);
  expect(isShown(view, { view: 'month', status: 'pending' }, today)).toBe(false);
});
