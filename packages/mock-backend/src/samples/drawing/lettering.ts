import type { Path, Point } from './scene';
import { arc, stroke } from './scene';

type Glyph = { width: number; lines: readonly (readonly Point[])[] };

// Letters on a grid of height 1, baseline at 1.
const bowl = (centre: Point, radius: number, from: number, to: number) =>
  arc(centre, radius, from, to, 16);

const glyphs: Readonly<Record<string, Glyph>> = {
  A: {
    width: 0.8,
    lines: [
      [
        [0, 1],
        [0.4, 0],
        [0.8, 1],
      ],
      [
        [0.16, 0.64],
        [0.64, 0.64],
      ],
    ],
  },
  D: {
    width: 0.72,
    lines: [[[0, 0], [0, 1], [0.22, 1], ...bowl([0.22, 0.5], 0.5, 0.25, -0.25), [0, 0]]],
  },
  E: {
    width: 0.52,
    lines: [
      [
        [0.52, 0],
        [0, 0],
        [0, 1],
        [0.52, 1],
      ],
      [
        [0, 0.5],
        [0.44, 0.5],
      ],
    ],
  },
  F: {
    width: 0.5,
    lines: [
      [
        [0.5, 0],
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0.5],
        [0.42, 0.5],
      ],
    ],
  },
  H: {
    width: 0.66,
    lines: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0.66, 0],
        [0.66, 1],
      ],
      [
        [0, 0.5],
        [0.66, 0.5],
      ],
    ],
  },
  I: {
    width: 0,
    lines: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  },
  L: {
    width: 0.48,
    lines: [
      [
        [0, 0],
        [0, 1],
        [0.48, 1],
      ],
    ],
  },
  N: {
    width: 0.68,
    lines: [
      [
        [0, 1],
        [0, 0],
        [0.68, 1],
        [0.68, 0],
      ],
    ],
  },
  O: { width: 1, lines: [bowl([0.5, 0.5], 0.5, 0, 1).concat(bowl([0.5, 0.5], 0.5, 0, 0.1))] },
  R: {
    width: 0.56,
    lines: [
      [[0, 1], [0, 0], [0.28, 0], ...bowl([0.28, 0.27], 0.27, -0.25, 0.25), [0, 0.54]],
      [
        [0.3, 0.54],
        [0.56, 1],
      ],
    ],
  },
  T: {
    width: 0.64,
    lines: [
      [
        [0, 0],
        [0.64, 0],
      ],
      [
        [0.32, 0],
        [0.32, 1],
      ],
    ],
  },
  V: {
    width: 0.76,
    lines: [
      [
        [0, 0],
        [0.38, 1],
        [0.76, 0],
      ],
    ],
  },
  W: {
    width: 1.1,
    lines: [
      [
        [0, 0],
        [0.28, 1],
        [0.55, 0.2],
        [0.82, 1],
        [1.1, 0],
      ],
    ],
  },
};

const gap = 0.3;

/** A word in round-ended capitals; letters that the wordmarks do not need are left out. */
export function lettering(
  word: string,
  [left, top]: Point,
  height: number,
  weight = 0.13,
): { path: Path; width: number } {
  let x = left + (weight * height) / 2;
  const path = Array.from(word).flatMap((letter): Path => {
    const glyph = glyphs[letter];
    if (!glyph) return [];
    const at = x;
    x += (glyph.width + gap) * height;
    return glyph.lines.flatMap((line) =>
      stroke(
        line.map(([px, py]): Point => [at + px * height, top + py * height]),
        weight * height,
      ),
    );
  });
  return { path, width: x - left - gap * height + (weight * height) / 2 };
}
