import * as v from 'valibot';
import { expect, test } from 'vitest';

import { behaviourForm, worldForm } from './simulation-form';

const behaviour = { latency: '1', fail: '', offline: false };

function firstMessage(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

test('names of operations and a share of all operations are distinguished', () => {
  const names = v.parse(behaviourForm, { ...behaviour, fail: 'content.approve, files.upload,' });
  expect(names.fail).toEqual({ fail: ['content.approve', 'files.upload'], failRate: 0 });
  const share = v.parse(behaviourForm, { ...behaviour, fail: '0.2' });
  expect(share.fail).toEqual({ fail: [], failRate: 0.2 });
});

test('an operation that only loses its answer has a mark after its name', () => {
  const { fail } = v.parse(behaviourForm, {
    ...behaviour,
    fail: 'content.create!after, files.list!once',
  });
  expect(fail).toEqual({ fail: ['content.create!after', 'files.list!once'], failRate: 0 });
  expect(firstMessage(behaviourForm, { ...behaviour, fail: 'content.create!before' })).toBe(
    'There is no operation called content.create!before.',
  );
});

test('an unknown operation is named in the error', () => {
  expect(
    firstMessage(behaviourForm, { ...behaviour, fail: 'content.approve, content.aprove' }),
  ).toBe('There is no operation called content.aprove.');
});

test.each(['', '-1', '11', 'fast'])('a latency of "%s" is refused', (latency) => {
  expect(firstMessage(behaviourForm, { ...behaviour, latency })).toBe(
    'Enter a number from 0 to 10.',
  );
});

test('a share above one is refused', () => {
  expect(firstMessage(behaviourForm, { ...behaviour, fail: '2' })).toBe(
    'Enter a rate from 0 to 1.',
  );
});

test('a time is written as a moment, no time as the real one', () => {
  expect(v.parse(worldForm, { now: '2025-06-15T09:00Z', scale: '2' })).toEqual({
    now: '2025-06-15T09:00:00.000Z',
    scale: 2,
  });
  expect(v.parse(worldForm, { now: ' ', scale: '1' }).now).toBeNull();
});

test.each(['0', '1.5', '101', ''])('a size of "%s" is refused', (scale) => {
  expect(firstMessage(worldForm, { now: '', scale })).toBe('Enter a whole number from 1 to 100.');
});
