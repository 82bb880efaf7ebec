import { expect, it } from 'vitest';

import type { Id } from '../id.schema';
import {
  allowedColorPairs,
  allowedInk,
  colorPairs,
  isAllowedPair,
  lacksAllowedInk,
  withPairs,
} from './color-pair';
import type { Color } from './color.schema';
import { newColor } from './color.schema';

const at = '2026-02-02T09:00:00.000Z';
const brandId = 'brand_1_a' as Color['brandId'];

function named(name: string, hex: string): Color {
  const id = `color_1_${name}` as Id<'Color'>;
  return { ...newColor, id, brandId, createdAt: at, updatedAt: at, name, hex };
}

const ink = named('ink', '#112B3C');
const paper = named('paper', '#F7F5F2');
const ember = named('ember', '#F66B0E');
const colors = [ink, paper, ember];
const pair = { one: paper.id, other: ink.id };
const names = (all: readonly Color[]) => all.map(({ name }) => name);

it('lists every pair once', () => {
  const pairs = colorPairs(colors).map(({ one, other }) => names([one, other]).join(' '));
  expect(pairs).toEqual(['ink paper', 'ink ember', 'paper ember']);
});

it('allows a pair in both directions, stores it once and takes it back', () => {
  const allowed = withPairs(withPairs(colors, [pair], true), [pair], true);
  const [first, second, third] = allowed;
  expect(allowed.flatMap(({ allowedWith = [] }) => allowedWith)).toEqual([paper.id]);
  expect(first && second && isAllowedPair(second, first)).toBe(true);
  expect(first && third && isAllowedPair(first, third)).toBe(false);
  const back = withPairs(allowed, [{ one: ink.id, other: paper.id }], false);
  expect(back.flatMap(({ allowedWith = [] }) => allowedWith)).toEqual([]);
});

it('lists the allowed pairs once, held by either color, without deleted colors', () => {
  const held: Color[] = [
    ink,
    { ...paper, allowedWith: [ink.id, named('gone', '#000000').id] },
    { ...ember, allowedWith: [ink.id] },
  ];
  const twice = held.map((color) =>
    color.id === ink.id ? { ...ink, allowedWith: [paper.id] } : color,
  );
  const allowed = colorPairs(twice).filter(({ one, other }) => isAllowedPair(one, other));
  expect(allowed).toHaveLength(2);
  expect(allowedColorPairs(twice)).toEqual(allowed);
});

it('writes on a color with an allowed one that can be read there', () => {
  const unreadable = { one: paper.id, other: ember.id };
  const allowed = withPairs(colors, [pair, unreadable], true);
  const inkOn = (ground: number) => {
    const color = allowed[ground];
    return color && allowedInk(color, allowed)?.name;
  };
  expect(inkOn(0)).toBe('paper');
  expect(inkOn(2)).toBeUndefined();
  expect(allowedInk(ink, colors)).toBeNull();
});

it('misses an allowed text color only in a brand that allows pairs', () => {
  const unreadable = { one: paper.id, other: ember.id };
  const allowed = withPairs(colors, [pair, unreadable], true);
  expect(allowed.map((color) => lacksAllowedInk(color, allowed))).toEqual([false, false, true]);
  expect(lacksAllowedInk(ember, colors)).toBe(false);
});
