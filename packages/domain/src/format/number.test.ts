import { expect, it } from 'vitest';

import {
  besideLimit,
  formatChange,
  formatDecimal,
  formatDollars,
  formatPercent,
  formatWhole,
} from './number';

it('groups digits and keeps at most two decimals', () => {
  expect(formatWhole(12_345.6)).toBe('12,346');
  expect(formatDecimal(1234.567)).toBe('1,234.57');
  expect(formatPercent(2)).toBe('2%');
});

it('names the direction of a change', () => {
  expect(formatChange(12.5)).toBe('up 12.5%');
  expect(formatChange(-3)).toBe('down 3%');
  expect(formatChange(0.001)).toBe('no change');
  expect(formatChange(899)).toBe('up 899%');
  expect(formatChange(6808)).toBe('69 times as much');
});

it('writes cents only where there are some', () => {
  expect(formatDollars(49)).toBe('$49');
  expect(formatDollars(1234.5)).toBe('$1,234.50');
});

it('writes no figure that rounding puts on the limit that it has passed', () => {
  expect(besideLimit(1.4, 'below', 2, formatDecimal)).toBe('1.4, below 2');
  expect(besideLimit(1.999, 'below', 2, formatDecimal)).toBe('just below 2');
  expect(besideLimit(10.001, 'more than', 10, formatPercent)).toBe('just more than 10%');
});
