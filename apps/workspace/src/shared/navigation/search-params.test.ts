import { describe, expect, test } from 'vitest';

import { oneOf, pageNumber, plainDate, searchText } from './search-params';

const tabs = ['all', 'images'] as const;

describe('a parameter that may be in the address', () => {
  test.each([
    ['all', 'all'],
    ['images', 'images'],
    ['Images', undefined],
    [['all'], undefined],
    [undefined, undefined],
  ])('one of a set: %j is %j', (given, read) => expect(oneOf(tabs, given)).toBe(read));

  test.each([
    ['Huila', 'Huila'],
    ['', ''],
    [2025, '2025'],
    [true, 'true'],
    [null, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('text: %j is %j', (given, read) => expect(searchText(given)).toBe(read));

  test('text has an end', () => {
    expect(searchText('x'.repeat(201))).toHaveLength(200);
    expect(searchText(`${'x'.repeat(199)}🎉`)).toBe('x'.repeat(199));
  });

  test.each([
    [1, 1],
    [12, 12],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    ['2', undefined],
    [undefined, undefined],
  ])('a page: %j is %j', (given, read) => expect(pageNumber(given)).toBe(read));

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
  ])('a day: %j is %j', (given, read) => expect(plainDate(given)).toBe(read));
});
