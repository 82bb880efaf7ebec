import { flatten } from '../../samples/drawing/raster';
import type { Random } from '../../samples/drawing/random';
import { between } from '../../samples/drawing/random';
import type { Path, Point, Scene, Shape } from '../../samples/drawing/scene';
import { mix, polygon, shape } from '../../samples/drawing/scene';
import type { Bounds, Form, Picture } from './picture';
import { boundsOf, isWithin } from './picture';

interface Outline {
  readonly form: Form;
  readonly bounds: Bounds;
  readonly rings: readonly (readonly Point[])[];
}

function contains({ bounds, rings }: Outline, point: Point): boolean {
  const { left, top, width, height } = bounds;
  const [x, y] = point;
  if (x < left || y < top || x > left + width || y > top + height) return false;
  return isWithin(point, rings);
}

/** A dab of the brush: long, a little bent, pointed at its end. */
function dab(random: Random, [x, y]: Point, length: number, width: number, angle: number): Path {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bend = between(random, -0.25, 0.25) * width;
  const at = (along: number, across: number): Point => [
    x + along * length * cos - (across * width + bend * (1 - along * along * 4)) * sin,
    y + along * length * sin + (across * width + bend * (1 - along * along * 4)) * cos,
  ];
  return polygon([
    at(-0.5, 0.1),
    at(-0.32, 0.46),
    at(0.1, 0.5),
    at(0.42, 0.28),
    at(0.5, 0),
    at(0.38, -0.34),
    at(0, -0.5),
    at(-0.36, -0.42),
  ]);
}

/** Thick strokes of paint that follow the forms, in colors that shimmer. */
export function artistic(picture: Picture): Scene {
  const { width, height, unit, horizon, palette, sun, forms, isNight, isInside, random } = picture;
  const { base, accent, second } = palette;
  const violet = isNight ? '#26235c' : '#8f7fc4';
  const high = isNight ? mix('#16204f', base, 0.2) : mix(mix('#6fa8dc', base, 0.25), accent, 0.05);
  const low = isNight ? mix('#3f4f9e', accent, 0.15) : mix('#fbd9a5', accent, 0.3);
  const colors: Record<Form['material'], string> = {
    far: mix(mix(base, violet, 0.5), low, 0.25),
    mid: mix(mix(base, '#3f7f6a', 0.25), violet, 0.12),
    near: mix(base, '#1d3a4f', 0.3),
    water: mix('#2f7fa8', base, 0.25),
    snow: '#fdf6ee',
    wall: mix(second, '#fff4e0', 0.45),
    table: mix('#b5713f', accent, 0.2),
    main: accent,
    trim: mix(second, '#fff4e0', 0.2),
    paper: '#fff7ea',
    ink: mix(palette.ink, violet, 0.3),
    leaf: mix('#4c8f4a', base, 0.25),
    skin: '#e0a37c',
    hair: '#5a3428',
    glow: '#ffd76a',
  };
  const skins = ['#f0bf98', '#93583c', '#d39268', '#e0a37c'] as const;
  const outlines: Outline[] = forms.map((form) => ({
    form,
    bounds: boundsOf(form.path),
    rings: flatten(form.path, 6),
  }));
  const ground = isInside ? mix(base, '#fff4e0', 0.55) : low;

  function colorOf({ form, bounds }: Outline, [x, y]: Point): string {
    const { material, shade } = form;
    const own =
      material === 'skin'
        ? (skins[Math.floor(shade * skins.length)] ?? skins[0])
        : colors[material];
    const across = (x - bounds.left) / (bounds.width || 1);
    const down = (y - bounds.top) / (bounds.height || 1);
    const toned = mix(own, shade > 0.5 ? '#fff1d8' : violet, Math.abs(shade - 0.5) * 0.35);
    const depth = form.kind === 'ground' ? down * 0.35 : across * 0.42 - 0.06;
    return depth < 0 ? mix(toned, '#fff1d8', -depth * 4) : mix(toned, '#2a1d4f', depth);
  }

  function skyAt([x, y]: Point): string {
    if (isInside) return mix(ground, violet, 0.08 + (y / height) * 0.18);
    const far = Math.hypot(x - sun.at[0], y - sun.at[1]) / sun.radius;
    if (far < 1.05) return isNight ? '#fff3c4' : mix('#fff0b0', accent, 0.12);
    const plain = mix(high, low, Math.min(1, y / horizon));
    return far < 3.4 ? mix(isNight ? '#ffe9a8' : '#ffe2a0', plain, (far - 1) / 2.4) : plain;
  }

  function angleAt([x, y]: Point, found: Outline | undefined): number {
    if (!found && !isInside) {
      // The sky turns around its light.
      return Math.atan2(y - sun.at[1], x - sun.at[0]) + Math.PI / 2;
    }
    if (found?.form.material === 'water' || found?.form.kind === 'ground') {
      return Math.sin(x / (unit * 0.11) + y / (unit * 0.07)) * 0.22;
    }
    const { left, width: w } = found?.bounds ?? { left: 0, width };
    return Math.PI / 2 + ((x - left) / (w || 1) - 0.5) * 1.4;
  }

  function layer(step: number, size: number, isFine: boolean): Shape[] {
    const strokes: Shape[] = [];
    for (let y = -step / 2; y < height + step; y += step) {
      for (let x = -step / 2; x < width + step; x += step) {
        const at: Point = [
          x + between(random, -0.5, 0.5) * step,
          y + between(random, -0.5, 0.5) * step,
        ];
        const found = outlines.findLast((outline) => contains(outline, at));
        if (isFine && (!found || found.form.kind === 'ground')) continue;
        const color = found ? colorOf(found, at) : skyAt(at);
        const tint =
          [palette.paper, accent, violet, '#fff1d8', base][Math.floor(random() * 5)] ?? accent;
        const angle = angleAt(at, found) + between(random, -0.2, 0.2);
        const path = dab(
          random,
          at,
          size * (isFine ? between(random, 1, 1.5) : between(random, 1.5, 2.5)),
          size * between(random, 0.5, 0.75),
          angle,
        );
        strokes.push(shape(path, mix(color, tint, random() * 0.2), 0.94));
      }
    }
    return strokes;
  }
  return {
    width,
    height,
    ground,
    shapes: [
      ...layer(unit * 0.028, unit * 0.042, false),
      ...layer(unit * 0.0125, unit * 0.016, true),
    ],
  };
}
