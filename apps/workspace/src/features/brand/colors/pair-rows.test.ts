import { withPairs } from '@brandroom/domain/brand/color-pair';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { colorsSearch } from './colors-search';
import { pairRows } from './pair-rows';

const at = '2026-02-02T09:00:00.000Z';
const brandId = 'brand_1_a' as Color['brandId'];
const search = (given: object) => v.parse(colorsSearch, given);

/** Grays from black, each with its own contrast. */
const grays = (count: number) =>
  Array.from({ length: count }, (_, place): Color => {
    const channel = (place % 256).toString(16).padStart(2, '0');
    const id = `color_1_${place}` as Color['id'];
    const record = { id, brandId, createdAt: at, updatedAt: at };
    return { ...newColor, ...record, name: `Gray ${place}`, hex: `#${channel.repeat(3)}` };
  });

const named = (rows: ReturnType<typeof pairRows>) =>
  rows?.map(({ one, other }) => `${one.name}, ${other.name}`);

it('lists the allowed pairs of a palette that has too many pairs', () => {
  const all = grays(500);
  const ids = (one: number, other: number) => ({
    one: `color_1_${one}` as Color['id'],
    other: `color_1_${other}` as Color['id'],
  });
  const colors = withPairs(all, [ids(0, 100), ids(1, 200), ids(499, 2)], true);
  expect(pairRows(colors, search({}))).toBeNull();
  expect(named(pairRows(colors, search({ pairs: 'allowed' })))).toEqual([
    'Gray 2, Gray 499',
    'Gray 1, Gray 200',
    'Gray 0, Gray 100',
  ]);
});

it('sorts by the address, by contrast where it has no order that applies', () => {
  const colors = grays(3);
  const by = (given: object) => named(pairRows(colors, search(given)));
  const byContrast = ['Gray 0, Gray 2', 'Gray 0, Gray 1', 'Gray 1, Gray 2'];
  expect(by({})).toEqual(byContrast);
  expect(by({ orderBy: 'seen', direction: 'ascending' })).toEqual(byContrast);
  expect(by({ orderBy: 'pair', direction: 'descending' })).toEqual([
    'Gray 1, Gray 2',
    'Gray 0, Gray 2',
    'Gray 0, Gray 1',
  ]);
});
