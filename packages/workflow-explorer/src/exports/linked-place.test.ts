import { expect, it } from 'vitest';

import type { Place } from '../place';
import { runningKiosk } from '../testing/kiosk';
import { nobody } from '../trial/situations';
import { linkedPlace } from './linked-place';

const place: Place = {
  view: 'export',
  state: 'sale.idle',
  event: 'PAY',
  as: null,
  at: null,
  compare: null,
  from: 'sale.idle',
  to: 'sale.printing',
  other: 'guest',
};
const you = { ...nobody, id: 'you', name: 'You' };
const shown = {
  place,
  viewBefore: 'log',
  people: [you],
  person: you,
  stored: runningKiosk,
} as const;

it('leads to the view before Export, with you and the last moment by name', () => {
  const moment = '2025-06-10T08:30:00.000Z';
  expect(linkedPlace(shown)).toEqual({ ...place, view: 'log', as: 'you', at: moment });
});

it('names the default of Who can, and keeps a chosen person and moment', () => {
  expect(linkedPlace({ ...shown, viewBefore: 'people' }).as).toBe('anyone');
  const chosen = { as: 'editor', at: '2025-06-10T08:00:00.000Z' };
  expect(linkedPlace({ ...shown, place: { ...place, ...chosen } })).toMatchObject(chosen);
});

it('names no person and no moment for a machine without them', () => {
  const none = { kind: 'none' } as const;
  expect(linkedPlace({ ...shown, people: [], person: null, stored: none })).toEqual({
    ...place,
    view: 'log',
  });
});
