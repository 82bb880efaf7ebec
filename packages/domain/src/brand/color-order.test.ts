import { expect, it } from 'vitest';

import type { BrandId, Id } from '../id.schema';
import { colorsOfRole, groupAfterMove, placeAfterShown, placeBeside } from './color-order';
import { rolesFor } from './color-role';
import type { Color, ColorRole } from './color.schema';
import { newColor } from './color.schema';

const idOf = (name: string) => `color_1_${name}` as Id<'Color'>;
const made = '2026-01-01T00:00:00.000Z';
const color = (name: string, role: ColorRole): Color => ({
  ...newColor,
  ...rolesFor(role),
  name,
  id: idOf(name),
  brandId: 'brand_1_1' as BrandId,
  createdAt: made,
  updatedAt: made,
});

const colors = [color('a', 'primary'), color('x', 'accent'), color('b', 'primary')];
const names = (group: readonly Color[]) => group.map(({ name }) => name).join('');

it('a color moves before another one, or to the end of its new group', () => {
  const move = { id: idOf('x'), role: 'primary' } as const;
  expect(names(groupAfterMove(colors, { ...move, before: idOf('b') }))).toBe('axb');
  const atEnd = groupAfterMove(colors, { ...move, before: null });
  expect(names(atEnd)).toBe('abx');
  expect(atEnd.every(({ isPrimary, isAccent }) => isPrimary && !isAccent)).toBe(true);
  expect(names(groupAfterMove(colors, { ...move, before: idOf('gone') }))).toBe('abx');
});

it('a step earlier or later is a place before another color, and there is none beyond the ends', () => {
  const group = colorsOfRole([...colors, color('c', 'primary')], 'primary');
  expect(placeBeside(group, idOf('b'), -1)).toBe(idOf('a'));
  expect(placeBeside(group, idOf('a'), 1)).toBe(idOf('c'));
  expect(placeBeside(group, idOf('b'), 1)).toBeNull();
  expect(placeBeside(group, idOf('a'), -1)).toBeUndefined();
  expect(placeBeside(group, idOf('c'), 1)).toBeUndefined();
});

it('the end of what a search shows of a group is the place after its last color', () => {
  const [a, b] = colorsOfRole(colors, 'primary');
  const group = [a, b].filter((each) => each !== undefined);
  expect(placeAfterShown(group, group.slice(0, 1))).toBe(idOf('b'));
  expect(placeAfterShown(group, group)).toBeNull();
  expect(placeAfterShown(group, [])).toBeNull();
});
