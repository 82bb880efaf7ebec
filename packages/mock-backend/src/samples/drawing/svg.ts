import type { Gradient, Paint, Path, Point, Scene } from './scene';

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;

function data(path: Path): string {
  return path
    .map((segment) => {
      if (segment[0] === 'Z') return 'Z';
      if (segment[0] === 'C') return `C${pair(segment[1])} ${pair(segment[2])} ${pair(segment[3])}`;
      return `${segment[0]}${pair(segment[1])}`;
    })
    .join('');
}

function definition({ kind, from, to, stops }: Gradient, id: string): string {
  const inside = stops
    .map(
      ([offset, color]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"/>`,
    )
    .join('');
  const [x1, y1, x2, y2] = [...from, ...to].map(number);
  if (kind === 'linear') {
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inside}</linearGradient>`;
  }
  const radius = number(Math.hypot(to[0] - from[0], to[1] - from[1]));
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x1}" cy="${y1}" r="${radius}">${inside}</radialGradient>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The scene as an SVG file: paths and gradients alone, no script, style or outside reference. */
export function toSvg({ width, height, ground, shapes }: Scene, title: string): string {
  const definitions: string[] = [];
  const fill = (paint: Paint) => {
    if (typeof paint === 'string') return paint;
    const id = `g${definitions.length}`;
    definitions.push(definition(paint, id));
    return `url(#${id})`;
  };
  const back = ground ? [`<rect width="${width}" height="${height}" fill="${fill(ground)}"/>`] : [];
  const front = shapes.map(({ path, paint, opacity }) => {
    const faint = opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : '';
    return `<path fill="${fill(paint)}"${faint} d="${data(path)}"/>`;
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">`,
    `<title>${escaped(title)}</title>`,
    ...(definitions.length > 0 ? [`<defs>${definitions.join('')}</defs>`] : []),
    ...back,
    ...front,
    '</svg>',
    '',
  ].join('\n');
}
