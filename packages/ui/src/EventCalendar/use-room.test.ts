import { expect, test } from 'vitest';
import { layoutOf } from './use-room';

test('the usual text has marks instead of entries below 704 px', () => {
  expect(layoutOf(704, 16)).toBe('usual');
  expect(layoutOf(703, 16)).toBe('phone');
});

test('text at 200 % keeps its entries in a window of 1280 px, also beside a scroll bar', () => {
  expect(layoutOf(1280, 32)).toBe('enlarged');
  expect(layoutOf(1265, 32)).toBe('enlarged');
  expect(layoutOf(1920, 32)).toBe('enlarged');
});

test('enlarged text has marks where a day has no room for a word, and the usual rows in a large window', () => {
  expect(layoutOf(1024, 32)).toBe('phone');
  expect(layoutOf(390, 24)).toBe('phone');
  expect(layoutOf(2100, 32)).toBe('usual');
});
