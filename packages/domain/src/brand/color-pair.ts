import { contrast } from '../color/contrast';
import { parseHex } from '../color/hex';
import type { Color } from './color.schema';

/** Two colors of a brand; their contrast is the same in both orders. */
export interface ColorPair {
  readonly one: Color;
  readonly other: Color;
  /** From 1 to 21. */
  readonly ratio: number;
}

/** The contrast of two HEX values, 1 to 21; 1 where one of them is no color. */
export function hexContrast(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first && second ? contrast(first, second) : 1;
}

/** Every pair of colors once, in the order of the colors. */
export function colorPairs(colors: readonly Color[]): ColorPair[] {
  return colors.flatMap((one, at) =>
    colors.slice(at + 1).map((other) => ({ one, other, ratio: hexContrast(one.hex, other.hex) })),
  );
}

/** Every allowed pair once, in the order of the colors. */
export function allowedColorPairs(colors: readonly Color[]): ColorPair[] {
  const places = new Map(colors.map(({ id }, at) => [id, at]));
  const pairs = new Map<number, ColorPair>();
  for (const [at, color] of colors.entries()) {
    for (const id of color.allowedWith ?? []) {
      const to = places.get(id);
      const partner = to === undefined ? undefined : colors[to];
      // The partner may be deleted.
      if (to === undefined || !partner || to === at) continue;
      const [one, other] = at < to ? [color, partner] : [partner, color];
      const place = Math.min(at, to) * colors.length + Math.max(at, to);
      pairs.set(place, { one, other, ratio: hexContrast(one.hex, other.hex) });
    }
  }
  return [...pairs].toSorted(([a], [b]) => a - b).map(([, pair]) => pair);
}

type Paired = Pick<Color, 'id' | 'allowedWith'>;

/** Returns whether the brand allows two colors to be used together. */
export function isAllowedPair(one: Paired, other: Paired): boolean {
  const has = (from: Paired, to: Paired) => from.allowedWith?.includes(to.id) === true;
  return has(one, other) || has(other, one);
}

/**
 * Returns the colors with pairs allowed or no longer allowed. A pair is kept at the color with the
 * smaller id, so that it is never stored twice.
 */
export function withPairs<C extends Paired>(
  colors: readonly C[],
  pairs: readonly { readonly one: Color['id']; readonly other: Color['id'] }[],
  isAllowed: boolean,
): C[] {
  const changes = new Map<Color['id'], Set<Color['id']>>();
  for (const { one, other } of pairs) {
    const [owner, partner] = one < other ? [one, other] : [other, one];
    changes.set(owner, (changes.get(owner) ?? new Set()).add(partner));
  }
  return colors.map((color) => {
    const changed = changes.get(color.id);
    if (!changed) return color;
    const kept = (color.allowedWith ?? []).filter((id) => !changed.has(id));
    return { ...color, allowedWith: isAllowed ? [...kept, ...changed] : kept };
  });
}

/** Text of any size can be read from this contrast on (WCAG 2.2, 1.4.3). */
const readable = 4.5;

/**
 * Returns the color for text on a color of the brand: of its allowed partners that can be read
 * there, the one with the highest contrast; null where there is none.
 */
export function allowedInk(ground: Color, colors: readonly Color[]): Color | null {
  const inks = colors
    .filter(({ id }) => id !== ground.id)
    .filter((color) => isAllowedPair(ground, color))
    .map((color) => ({ color, ratio: hexContrast(ground.hex, color.hex) }))
    .filter(({ ratio }) => ratio >= readable)
    .toSorted((one, other) => other.ratio - one.ratio);
  return inks[0]?.color ?? null;
}

/**
 * Returns whether text on a color is in a pair that the brand does not allow: it allows pairs, but
 * none that can be read on this color.
 */
export function lacksAllowedInk(ground: Color, colors: readonly Color[]): boolean {
  const hasPairs = colors.some(({ allowedWith = [] }) => allowedWith.length > 0);
  return hasPairs && allowedInk(ground, colors) === null;
}
