import { between } from '../../samples/drawing/random';
import type { Gradient, Path, Scene, Shape } from '../../samples/drawing/scene';
import { box, ellipse, glow, mix, shape, vertical } from '../../samples/drawing/scene';
import type { Form, Picture } from './picture';
import { boundsOf, shifted } from './picture';

interface Light {
  readonly high: string;
  readonly low: string;
  readonly haze: string;
  readonly sun: string;
  readonly shade: string;
}

function lightOf({ isNight, palette: { base, accent } }: Picture): Light {
  if (isNight) {
    return {
      high: '#070d1c',
      low: mix('#2c3f66', base, 0.15),
      haze: '#31436a',
      sun: '#e9eef8',
      shade: '#04070f',
    };
  }
  return {
    high: mix('#4f7ba6', base, 0.18),
    low: mix('#f6d9b2', accent, 0.14),
    haze: mix('#e9d3bd', accent, 0.08),
    sun: '#fff3d6',
    shade: mix('#151a22', base, 0.2),
  };
}

/** Light that falls off to the side, as on anything round in daylight. */
function round(path: Path, color: string, light: Light, fromLeft: boolean): Gradient {
  const { left, width, top } = boundsOf(path);
  const stops: Gradient['stops'] = [
    [0, mix(color, light.sun, 0.12)],
    [0.22, mix(color, light.sun, 0.38)],
    [0.5, color],
    [0.85, mix(color, light.shade, 0.55)],
    [1, mix(color, light.shade, 0.42)],
  ];
  return {
    kind: 'linear',
    from: [fromLeft ? left : left + width, top],
    to: [fromLeft ? left + width : left, top],
    stops,
  };
}

function sky(picture: Picture, light: Light): Shape[] {
  const { width, horizon, unit, sun, isNight, random } = picture;
  const halo = Array.from({ length: 18 }, (_, i) =>
    shape(
      ellipse(sun.at, sun.radius * (isNight ? 4.5 : 7) * (1 - i / 22)),
      light.sun,
      isNight ? 0.016 : 0.035,
    ),
  );
  const stars = Array.from({ length: isNight ? 130 : 0 }, () =>
    shape(
      ellipse([random() * width, random() * horizon], unit * between(random, 0.0008, 0.0022)),
      '#ffffff',
      between(random, 0.3, 0.95),
    ),
  );
  const clouds = Array.from({ length: 5 }, () => {
    const [x, y] = [random() * width, horizon * between(random, 0.15, 0.8)];
    const size = unit * between(random, 0.12, 0.3);
    return Array.from({ length: 14 }, (_, i) =>
      shape(
        ellipse(
          [x + between(random, -1, 1) * size, y + between(random, -0.1, 0.1) * size],
          size * between(random, 0.3, 0.8),
          size * between(random, 0.05, 0.13),
        ),
        i % 3 === 0 ? light.low : '#ffffff',
        isNight ? 0.02 : 0.09,
      ),
    );
  }).flat();
  const disc = shape(
    ellipse(sun.at, sun.radius * (isNight ? 0.8 : 0.62)),
    glow(sun.at, sun.radius, '#ffffff', light.sun),
  );
  return [...stars, ...halo, disc, ...clouds];
}

/** Light on the water under the sun. */
function glints({ width, height, horizon, sun, unit, random }: Picture, light: Light): Shape[] {
  return Array.from({ length: 150 }, () => {
    const far = random() ** 1.6;
    const y = horizon + (height - horizon) * far + 2;
    const spread = unit * (0.06 + far * 0.42);
    const x = sun.at[0] + (random() + random() - 1) * spread;
    const length = unit * (0.008 + 0.05 * far) * between(random, 0.5, 1.4);
    return shape(
      ellipse([x, y], Math.min(length, width), Math.max(0.7, length * 0.07)),
      light.sun,
      0.34,
    );
  });
}

/** Darker corners, as a lens makes them. */
function vignette({ width, height }: Picture): Shape[] {
  return Array.from({ length: 14 }, (_, i) => {
    const grow = 0.62 + i * 0.03;
    const hole = ellipse([width / 2, height / 2], width * grow, height * grow);
    return shape([...box(-10, -10, width + 20, height + 20), ...reversed(hole)], '#05070c', 0.032);
  });
}

/** The same outline the other way round, so that it cuts a hole. */
function reversed(path: Path): Path {
  const { left, top, width, height } = boundsOf(path);
  return path.map((segment) => {
    const flip = ([x, y]: readonly [number, number]) => [2 * left + width - x, y] as const;
    if (segment[0] === 'C') return ['C', flip(segment[1]), flip(segment[2]), flip(segment[3])];
    if (segment[0] === 'Z') return segment;
    return top + height > 0 ? [segment[0], flip(segment[1])] : segment;
  });
}

function shadow(path: Path, unit: number, light: Light): Shape[] {
  const { left, width, top, height } = boundsOf(path);
  return [1, 2, 3, 4, 5].map((step) =>
    shape(
      ellipse(
        [left + width * 0.56, top + height],
        width * (0.42 + step * 0.05),
        unit * 0.008 + unit * 0.005 * step,
      ),
      light.shade,
      0.1,
    ),
  );
}

/** Lights out of focus, behind the subject. */
function bokeh({ width, height, unit, random, palette }: Picture, light: Light): Shape[] {
  return Array.from({ length: 22 }, (_, i) =>
    shape(
      ellipse([random() * width, random() * height * 0.72], unit * between(random, 0.012, 0.05)),
      i % 3 === 0 ? palette.accent : light.sun,
      between(random, 0.05, 0.16),
    ),
  );
}

const skins = ['#e8b894', '#7d4e34', '#c98f68', '#d9a47e'] as const;

/** Natural colors, haze in the distance, soft light and a lens. */
export function realistic(picture: Picture): Scene {
  const { width, height, unit, palette, forms, isNight, isInside, horizon, sun } = picture;
  const { base, accent } = palette;
  const light = lightOf(picture);
  const fromLeft = sun.at[0] < width / 2;
  const dim = (color: string) => (isNight ? mix(color, '#0a1226', 0.55) : color);
  const colors: Record<Form['material'], string> = {
    far: dim(mix('#6f8197', base, 0.18)),
    mid: dim(mix('#52665a', base, 0.3)),
    near: dim(mix('#2f3f31', base, 0.3)),
    water: dim(mix('#2d6079', base, 0.22)),
    snow: dim('#f4f6fa'),
    wall: dim(mix('#d9cfc2', base, 0.14)),
    table: dim(mix('#6d4a33', base, 0.12)),
    main: dim(mix(accent, '#8a8178', 0.22)),
    trim: dim(mix(palette.second, '#cfc4b6', 0.4)),
    paper: dim('#f1ece3'),
    ink: dim('#241c18'),
    leaf: dim(mix('#3c6b3f', base, 0.2)),
    skin: dim('#d9a47e'),
    hair: dim('#2e211b'),
    glow: isNight ? '#ffd48a' : mix('#fff1cf', accent, 0.1),
  };
  const lit = ({ path, material, depth, shade, kind }: Form): Shape[] => {
    const own =
      material === 'skin'
        ? dim(skins[Math.floor(shade * skins.length)] ?? skins[0])
        : colors[material];
    const plain = mix(own, shade > 0.5 ? '#ffffff' : '#000000', Math.abs(shade - 0.5) * 0.3);
    if (material === 'glow' && kind === 'detail') {
      return [
        shape(
          path,
          isNight ? plain : mix(colors.mid, '#ffffff', 0.25 + shade * 0.3),
          shade < 0.4 ? 0.45 : 0.9,
        ),
      ];
    }
    if (kind === 'ground') {
      const { top } = boundsOf(path);
      const hazy = isInside ? plain : mix(light.haze, plain, 0.25 + depth * 0.75);
      const foot = isInside
        ? mix(plain, light.shade, 0.35)
        : mix(hazy, depth > 0.6 ? light.shade : light.haze, 0.38);
      const mist = Math.min(height - top, unit * 0.5);
      return [
        shape(path, {
          kind: 'linear',
          from: [0, top],
          to: [0, top + mist],
          stops: [
            [0, mix(hazy, light.sun, 0.1)],
            [0.35, hazy],
            [1, foot],
          ],
        }),
      ];
    }
    const hazy = mix(light.haze, plain, Math.min(1, 0.3 + depth * 0.8));
    if (kind === 'detail')
      return [shape(path, hazy, material === 'paper' && shade < 0.25 ? 0.3 : 0.95)];
    if (depth < 0.7) {
      const { top, height: tall } = boundsOf(path);
      const foot = mix(hazy, light.haze, 0.45);
      return [
        shape(path, {
          kind: 'linear',
          from: [0, top],
          to: [0, top + tall],
          stops: [
            [0, mix(hazy, light.sun, 0.08)],
            [1, foot],
          ],
        }),
      ];
    }
    const isStanding = depth > 0.91 && boundsOf(path).width > unit * 0.16;
    return [
      ...(isStanding ? shadow(path, unit, light) : []),
      shape(shifted(path, 0, unit * 0.002), mix(hazy, light.shade, 0.5)),
      shape(path, round(path, hazy, light, fromLeft)),
    ];
  };
  // The light is drawn on the water only, below everything in front of it.
  const shoreline = forms.findLastIndex(({ material }) => material === 'water') + 1;
  const [behind, front] = [forms.slice(0, shoreline), forms.slice(shoreline)];
  const wall = mix(mix('#b9ab9a', base, 0.22), '#000000', isNight ? 0.6 : 0.05);
  return {
    width,
    height,
    ground: isInside
      ? vertical(height, mix(wall, '#000000', 0.3), wall, mix(wall, light.sun, 0.25))
      : vertical(horizon * 1.05, light.high, mix(light.high, light.low, 0.5), light.low),
    shapes: [
      ...(isInside ? bokeh(picture, light) : sky(picture, light)),
      ...behind.flatMap(lit),
      ...(shoreline > 0 ? glints(picture, light) : []),
      ...front.flatMap(lit),
      ...vignette(picture),
    ],
  };
}
