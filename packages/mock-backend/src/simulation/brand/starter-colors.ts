import { rolesFor } from '@brandroom/domain/brand/color-role';
import type { ColorDraft, ColorRole } from '@brandroom/domain/brand/color.schema';
import { contrast } from '@brandroom/domain/color/contrast';
import { notationsOf } from '@brandroom/domain/color/conversion';
import type { Rgb } from '@brandroom/domain/color/hex';
import { labToRgb } from '@brandroom/domain/color/lab';

import type { Random } from '../../samples/drawing/random';
import { between } from '../../samples/drawing/random';
import type { Lch, Mood } from './moods';

function toRgb([l, chroma, hue]: Lch): Rgb {
  const angle = (hue * Math.PI) / 180;
  return labToRgb({ l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) });
}

/** The nearest lightness, in steps of `step`, at which the color has this contrast with another. */
function readable([l, chroma, hue]: Lch, step: number, other: Rgb, ratio: number): Rgb {
  for (let lightness = l; lightness > 0 && lightness < 100; lightness += step) {
    const rgb = toRgb([lightness, chroma, hue]);
    if (contrast(rgb, other) >= ratio) return rgb;
  }
  return toRgb([step > 0 ? 100 : 0, 0, hue]);
}

/** Enough for text of any size (WCAG 2.2, 1.4.3), and for long texts (1.4.6). */
const forText = 4.5;
const forReading = 7;

/**
 * The palette of a mood, a little different for each brand. Light text is readable on the primary
 * color; dark text is readable on all others.
 */
export function starterColors(mood: Mood, random: Random): ColorDraft[] {
  const turn = between(random, -7, 7);
  const strength = between(random, 0.9, 1.08);
  const varied = ([l, chroma, hue]: Lch): Lch => [l, chroma * strength, hue + turn];
  const paper = toRgb(varied(mood.paper.lch));
  const ink = readable(varied(mood.ink.lch), -1, paper, forReading);
  const onInk = (lch: Lch) => readable(varied(lch), 1, ink, forText);
  const shades: readonly (readonly [name: string, rgb: Rgb, role: ColorRole])[] = [
    [mood.primary.name, readable(varied(mood.primary.lch), -1, paper, forText), 'primary'],
    [mood.secondary.name, onInk(mood.secondary.lch), 'secondary'],
    [mood.accent.name, onInk(mood.accent.lch), 'accent'],
    [mood.ink.name, ink, 'other'],
    [mood.tint.name, onInk(mood.tint.lch), 'other'],
    [mood.paper.name, paper, 'other'],
  ];
  return shades.map(([name, rgb, role]) => ({
    name,
    ...notationsOf(rgb),
    pms: '',
    ral: '',
    ...rolesFor(role),
  }));
}
