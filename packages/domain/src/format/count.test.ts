import { expect, it } from 'vitest';

import { formatCount, formatFound, plural } from './count';

it('uses the singular for one alone', () => {
  expect(plural(1, 'file')).toBe('file');
  expect(plural(0, 'file')).toBe('files');
  expect(plural(2, 'reply', 'replies')).toBe('replies');
});

it('groups the digits of large counts', () => {
  expect(formatCount(1, 'file')).toBe('1 file');
  expect(formatCount(12_000, 'entry', 'entries')).toBe('12,000 entries');
});

it('counts the results of a search', () => {
  expect(formatFound(12, 'file')).toBe('12 files found');
  expect(formatFound(1, 'file')).toBe('1 file found');
  expect(formatFound(0, 'file')).toBe('No files found');
});
