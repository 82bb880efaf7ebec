import type { Path, Scene, Shape } from '../../samples/drawing/scene';
import { arc, box, ellipse, mix, polygon, shape, stroke } from '../../samples/drawing/scene';
import type { Form, Picture } from './picture';
import { moved } from './picture';

/** Everything outside the window, as one path with a hole. */
function mask({ width, height }: Picture, window: Path): Path {
  const outer = box(-10, -10, width + 20, height + 20);
  return [...outer, ...window];
}

/** Three flat colors in a round window, on much empty paper. */
export function minimalist(picture: Picture): Scene {
  const { width, height, unit, palette, sun, forms, isNight, isInside } = picture;
  const { accent, paper } = palette;
  // At night the hills are lighter than the sky, or nothing would be seen of them.
  const base = isNight ? mix(palette.base, palette.paper, 0.3) : palette.base;
  const ground = isNight ? mix(palette.ink, palette.base, 0.15) : paper;
  const sky = isNight ? mix(palette.base, palette.ink, 0.55) : mix(base, paper, 0.82);
  const radius = unit * 0.4;
  const centre = [width / 2, height * 0.5] as const;
  // The scene is drawn smaller, so that the window shows nearly all of it.
  const scale = (radius * 2) / unit;
  const fit = (path: Path) =>
    moved(path, ([x, y]) => [
      centre[0] + (x - width / 2) * scale,
      centre[1] + (y - height * 0.6) * scale,
    ]);
  const colors: Record<Form['material'], string> = {
    far: mix(base, sky, 0.62),
    mid: mix(base, sky, 0.3),
    near: base,
    water: base,
    snow: paper,
    wall: mix(base, paper, 0.7),
    table: base,
    main: accent,
    trim: mix(accent, paper, 0.45),
    paper,
    ink: mix(base, palette.ink, 0.6),
    leaf: mix(base, palette.ink, 0.25),
    skin: mix('#e6b48f', base, 0.08),
    hair: mix(base, palette.ink, 0.5),
    glow: mix(accent, paper, 0.35),
  };
  const flat = ({ path, material, shade, kind }: Form): Shape[] => {
    if (kind === 'detail' && material === 'glow' && shade < 0.75) return [];
    const tone = material === 'water' ? mix(sky, base, 0.2 + shade * 0.8) : colors[material];
    return [shape(fit(path), tone)];
  };
  const window = arc(centre, radius, 1, 0, 96);
  const isUpright = height > width * 1.1;
  const hole = isUpright
    ? polygon([
        ...arc(centre, radius, 1, 0.5, 48),
        [centre[0] - radius, centre[1] + radius * 1.25],
        [centre[0] + radius, centre[1] + radius * 1.25],
      ])
    : polygon(window);
  const foot = centre[1] + radius * (isUpright ? 1.25 : 1) + unit * 0.07;
  return {
    width,
    height,
    ground: sky,
    shapes: [
      ...(isInside
        ? []
        : [shape(fit(ellipse(sun.at, sun.radius * 1.5)), isNight ? paper : accent)]),
      ...forms.flatMap(flat),
      shape(mask(picture, hole), ground),
      shape(
        stroke(
          [
            [centre[0] - unit * 0.05, foot],
            [centre[0] + unit * 0.05, foot],
          ],
          unit * 0.008,
        ),
        accent,
      ),
    ],
  };
}
