import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { oneOf, pageNumber, searchDate, searchText } from './search-params';

describe('an optional parameter of the address', () => {
  test.each([
    ['all', 'all'],
    ['images', 'images'],
    ['Images', undefined],
    [['all'], undefined],
    [undefined, undefined],
  ])('one of a set: %j is %j', (given, read) =>
    expect(v.parse(oneOf(['all', 'images']), given)).toBe(read),
  );

  test.each([
    ['Huila', 'Huila'],
    ['', ''],
    [2025, '2025'],
    [true, 'true'],
    [null, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('text: %j is %j', (given, read) => expect(v.parse(searchText(), given)).toBe(read));

  test('text has a maximum length', () => {
    expect(v.parse(searchText(), 'x'.repeat(201))).toHaveLength(200);
    expect(v.parse(searchText(), `${'x'.repeat(199)}🎉`)).toBe('x'.repeat(199));
  });

  test.each([
    [1, 1],
    [12, 12],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    ['2', undefined],
    [undefined, undefined],
  ])('a page: %j is %j', (given, read) => expect(v.parse(pageNumber, given)).toBe(read));

  test.each([
    ['2025-06-01', '2025-06-01'],
    ['2024-02-29', '2024-02-29'],
    ['2025-02-29', undefined],
    ['2025-06-31', undefined],
    ['2025-13-01', undefined],
    ['2025-6-1', undefined],
    ['2025-06-01T00:00', undefined],
    [20250601, undefined],
    [undefined, undefined],
  ])('a day: %j is %j', (given, read) => expect(v.parse(searchDate, given)).toBe(read));
});

test('a missing parameter stays missing, and unknown values are dropped', () => {
  const search = v.object({ q: searchText(), page: pageNumber });
  expect(v.parse(search, { colour: 'red' })).toEqual({});
  expect(v.parse(search, { q: 7, page: 'two' })).toEqual({ q: '7', page: undefined });
});
