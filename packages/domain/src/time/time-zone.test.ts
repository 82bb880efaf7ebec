import * as v from 'valibot';
import { expect, it } from 'vitest';

import { timeZone } from './time-zone.schema';

it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (name) => {
  expect(v.is(timeZone, name)).toBe(true);
});

it.each(['', 'Mars/Olympus', '+02:00', 'Europe/Berlin '])('%j is none', (name) => {
  expect(v.is(timeZone, name)).toBe(false);
});
