import { flatten } from '../../samples/drawing/raster';
import type { Gradient, Path, Point, Scene, Shape } from '../../samples/drawing/scene';
import { ellipse, glow, mix, shape, vertical } from '../../samples/drawing/scene';
import type { Form, Picture } from './picture';
import { boundsOf, isWithin, shifted } from './picture';

/** Light from the upper left, as on glazed clay. */
function clay(path: Path, color: string): Gradient {
  const { left, top, width, height } = boundsOf(path);
  const reach = Math.max(width, height);
  return {
    kind: 'radial',
    from: [left + width * 0.3, top + height * 0.22],
    to: [left + width * 0.3 + reach * 1.02, top + height * 0.22],
    stops: [
      [0, mix(color, '#ffffff', 0.62)],
      [0.16, mix(color, '#ffffff', 0.28)],
      [0.48, color],
      [0.8, mix(color, '#1a1030', 0.3)],
      [1, mix(color, '#1a1030', 0.5)],
    ],
  };
}

/** A layer of the landscape with a lit edge on top, as if cut from a thick sheet. */
function slab(form: Form, color: string, unit: number): Shape[] {
  const { top, height } = boundsOf(form.path);
  const lip = unit * 0.012;
  return [
    ...[3, 2, 1].map((step) => shape(shifted(form.path, 0, -lip * step * 1.1), '#1a1030', 0.07)),
    shape(shifted(form.path, 0, -lip), mix(color, '#ffffff', 0.5)),
    shape(form.path, {
      kind: 'linear',
      from: [0, top],
      to: [0, top + Math.min(height, unit * 0.7)],
      stops: [
        [0, mix(color, '#ffffff', 0.14)],
        [0.3, color],
        [1, mix(color, '#1a1030', 0.42)],
      ],
    }),
  ];
}

/** A soft shadow on the shapes behind: many faint copies, each a little farther away. */
function shadow(path: Path, unit: number): Shape[] {
  return [1, 2, 3, 4, 5, 6].map((step) =>
    shape(shifted(path, unit * 0.005 * step, unit * 0.006 * step), '#1a1030', 0.055),
  );
}

/** The bright spot of a lamp, where all of it lies on the body. */
function glaze(path: Path): Shape[] {
  const { left, top, width, height } = boundsOf(path);
  const [x, y] = [left + width * 0.32, top + height * 0.22];
  const [rx, ry] = [width * 0.1, Math.min(width, height) * 0.05];
  const rings = flatten(path, 6);
  const edge: readonly Point[] = [
    [x - rx, y],
    [x + rx, y],
    [x, y - ry],
  ];
  return edge.every((point) => isWithin(point, rings))
    ? [shape(ellipse([x, y], rx, ry), '#ffffff', 0.55)]
    : [];
}

/** Glossy rounded bodies with soft shadows, in a studio. */
export function threeD(picture: Picture): Scene {
  const { width, height, unit, palette, sun, forms, isNight, isInside } = picture;
  const { base, accent, second } = palette;
  const soft = mix(mix(second, accent, 0.35), '#ffffff', 0.62);
  const sky = isNight ? mix('#2a2458', base, 0.3) : soft;
  const colors: Record<Form['material'], string> = {
    far: mix(mix(base, soft, 0.45), '#b7a6ff', 0.28),
    mid: mix(base, soft, 0.22),
    near: mix(base, '#ffffff', 0.08),
    water: mix('#3f9be8', base, 0.3),
    snow: '#f7f5ff',
    wall: mix(base, '#ffffff', 0.42),
    table: mix(second, '#ffffff', 0.3),
    main: mix(accent, '#ffffff', 0.06),
    trim: mix(second, '#ffffff', 0.12),
    paper: '#fbf8ff',
    ink: mix(palette.ink, base, 0.35),
    leaf: mix('#4fb477', base, 0.25),
    skin: '#eab08c',
    hair: '#5a3d4d',
    glow: isNight ? '#ffd978' : mix(second, '#ffffff', 0.5),
  };
  const skins = ['#f3c3a0', '#9a6548', '#dca07a', '#eab08c'] as const;
  const formed = (each: Form): Shape[] => {
    const { path, material, shade, kind } = each;
    const plain =
      material === 'skin'
        ? (skins[Math.floor(shade * skins.length)] ?? skins[0])
        : mix(colors[material], shade > 0.5 ? '#ffffff' : '#1a1030', Math.abs(shade - 0.5) * 0.24);
    if (kind === 'ground') return slab(each, plain, unit);
    if (kind === 'detail' && material !== 'skin') return [shape(path, clay(path, plain))];
    const { width: w, height: h } = boundsOf(path);
    const isLarge = Math.min(w, h) > unit * 0.13;
    const gloss = isLarge && material !== 'paper' ? glaze(path) : [];
    return [...shadow(path, unit), shape(path, clay(path, plain)), ...gloss];
  };
  const ball = ellipse(sun.at, sun.radius * 1.3);
  return {
    width,
    height,
    ground: vertical(height, mix(sky, isNight ? '#000000' : '#ffffff', 0.25), sky),
    shapes: [
      ...(isInside
        ? []
        : [
            ...[3, 2.4, 1.8].map((grow) =>
              shape(ellipse(sun.at, sun.radius * grow), isNight ? '#cfc8ff' : '#ffffff', 0.16),
            ),
            ...shadow(ball, unit),
            shape(
              ball,
              glow(
                [sun.at[0] - sun.radius * 0.4, sun.at[1] - sun.radius * 0.4],
                sun.radius * 2.1,
                '#ffffff',
                isNight ? '#dcd6f5' : mix(second, '#ffd27a', 0.75),
                isNight ? '#8d86b8' : '#d98a3d',
              ),
            ),
          ]),
      ...forms.flatMap(formed),
    ],
  };
}
