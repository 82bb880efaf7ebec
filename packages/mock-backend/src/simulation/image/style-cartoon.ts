import { flatten } from '../../samples/drawing/raster';
import type { Gradient, Path, Point, Scene, Shape } from '../../samples/drawing/scene';
import { arc, ellipse, mix, polygon, shape, stroke, vertical } from '../../samples/drawing/scene';
import type { Form, Picture } from './picture';
import { boundsOf } from './picture';

/** Light and shade with a hard edge between them, as on painted film. */
function cel(path: Path, color: string, ink: string): Gradient {
  const { left, top, width, height } = boundsOf(path);
  const shadow = mix(color, ink, 0.22);
  return {
    kind: 'linear',
    from: [left, top],
    to: [left + width, top + height * 0.35],
    stops: [
      [0, mix(color, '#ffffff', 0.16)],
      [0.16, mix(color, '#ffffff', 0.16)],
      [0.17, color],
      [0.68, color],
      [0.69, shadow],
      [1, shadow],
    ],
  };
}

function outline(path: Path, width: number): Path {
  return flatten(path, 10).flatMap((points) => {
    const [first] = points;
    return first ? stroke([...points, first], width) : [];
  });
}

/** A clear, strong version of a color. */
function vivid(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const middle = (Math.max(...channels) + Math.min(...channels)) / 2;
  const lift = Math.max(0, 118 - middle);
  const bright = channels.map((value) =>
    Math.max(0, Math.min(255, Math.round(middle + (value - middle) * 1.35 + lift))),
  );
  return `#${bright.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function faceOn({ face, unit }: Picture, ink: string): Shape[] {
  if (!face) return [];
  const {
    at: [x, y],
    size,
  } = face;
  const eye = (side: number): Shape[] => [
    shape(ellipse([x + side * size * 0.45, y - size * 0.1], size * 0.15, size * 0.2), ink),
    shape(ellipse([x + side * size * 0.45 + size * 0.05, y - size * 0.17], size * 0.05), '#ffffff'),
    shape(
      ellipse([x + side * size * 0.72, y + size * 0.18], size * 0.14, size * 0.09),
      '#ff8f8f',
      0.75,
    ),
  ];
  const smile = arc([x, y + size * 0.02], size * 0.3, 0.06, 0.44, 10);
  return [...eye(-1), ...eye(1), shape(stroke(smile, Math.max(3, unit * 0.008)), ink)];
}

function rays({ width, height, sun }: Picture, color: string): Shape[] {
  const reach = Math.hypot(width, height);
  const count = 16;
  return Array.from({ length: count }, (_, i): Shape => {
    const [one = sun.at] = arc(sun.at, reach, i / count, i / count, 1);
    const [two = sun.at] = arc(sun.at, reach, (i + 0.5) / count, (i + 0.5) / count, 1);
    return shape(polygon([sun.at, one, two]), color, 0.4);
  });
}

/** Dots that grow towards the ground, as in cheap print. */
function dots({ width, horizon, unit }: Picture, color: string): Shape[] {
  const step = unit * 0.035;
  const rows = Math.ceil(horizon / step);
  const path = Array.from({ length: rows }, (_, row) => {
    const radius = step * 0.42 * Math.max(0, row / rows - 0.35);
    if (radius < 0.6) return [];
    return Array.from({ length: Math.ceil(width / step) + 1 }, (__, column): Path =>
      ellipse([(column + (row % 2) / 2) * step, row * step], radius),
    ).flat();
  }).flat();
  return path.length > 0 ? [shape(path, color, 0.8)] : [];
}

function cloud([x, y]: Point, size: number): Path {
  return [
    ...ellipse([x, y], size * 0.5, size * 0.3),
    ...ellipse([x - size * 0.42, y + size * 0.1], size * 0.34, size * 0.2),
    ...ellipse([x + size * 0.44, y + size * 0.09], size * 0.38, size * 0.21),
  ];
}

/** Clear colors, black outlines, hard shadows, and a face where one fits. */
export function cartoon(picture: Picture): Scene {
  const { width, height, unit, horizon, palette, sun, forms, isNight, isInside } = picture;
  const ink = mix('#17141f', palette.base, 0.12);
  const [base, accent, second] = [palette.base, palette.accent, palette.second].map(vivid) as [
    string,
    string,
    string,
  ];
  const sky = isNight
    ? '#3a3f8f'
    : isInside
      ? mix(second, '#ffffff', 0.45)
      : mix('#6ccdf5', base, 0.16);
  const colors: Record<Form['material'], string> = {
    far: mix(mix(base, second, 0.4), sky, 0.35),
    mid: mix(base, second, 0.3),
    near: base,
    water: isNight ? '#3566c4' : mix('#2f9fe0', base, 0.2),
    snow: '#ffffff',
    wall: mix(base, '#ffffff', 0.3),
    table: mix('#f2b872', second, 0.25),
    main: accent,
    trim: mix(second, '#ffffff', 0.2),
    paper: '#ffffff',
    ink: mix(ink, base, 0.2),
    leaf: mix('#46c05a', base, 0.15),
    skin: '#f6bf95',
    hair: '#5b3a2b',
    glow: '#ffe66b',
  };
  const skins = ['#f9cda4', '#8d5a3b', '#e3a477', '#f6bf95'] as const;
  const line = Math.max(3, unit * 0.008);
  const drawn = ({ path, material, shade, kind }: Form): Shape[] => {
    const plain =
      material === 'skin'
        ? (skins[Math.floor(shade * skins.length)] ?? skins[0])
        : mix(colors[material], shade > 0.5 ? '#ffffff' : ink, Math.abs(shade - 0.5) * 0.22);
    const isSmall = kind === 'detail' && material !== 'skin' && material !== 'snow';
    const paint = kind === 'body' ? cel(path, plain, ink) : plain;
    return [
      ...(isSmall ? [] : [shape(outline(path, kind === 'ground' ? line * 1.2 : line * 1.5), ink)]),
      shape(path, paint),
    ];
  };
  const stars = Array.from({ length: isNight ? 26 : 0 }, () =>
    shape(
      ellipse(
        [picture.random() * width, picture.random() * horizon],
        unit * 0.004 * (1 + picture.random()),
      ),
      '#fff6c9',
    ),
  );
  const clouds: Path[] =
    isInside || isNight
      ? []
      : [
          cloud([width * 0.2, height * 0.16], unit * 0.2),
          cloud([width * 0.82, height * 0.26], unit * 0.16),
        ];
  const orb = ellipse(sun.at, sun.radius * 1.15);
  return {
    width,
    height,
    ground: vertical(height, sky, mix(sky, '#ffffff', 0.45)),
    shapes: [
      ...(isInside ? [] : isNight ? stars : rays(picture, '#ffffff')),
      ...dots(picture, mix(sky, '#ffffff', isNight ? 0.25 : 0.6)),
      ...(isInside
        ? []
        : [shape(outline(orb, line * 1.5), ink), shape(orb, isNight ? '#fff3b8' : '#ffd84a')]),
      ...clouds.flatMap((path) => [shape(outline(path, line * 1.5), ink), shape(path, '#ffffff')]),
      ...forms.flatMap(drawn),
      ...faceOn(picture, ink),
    ],
  };
}
