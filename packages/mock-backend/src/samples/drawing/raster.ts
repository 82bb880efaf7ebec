import type { Paint, Path, Point, Scene, Shape } from './scene';

interface Edge {
  top: number;
  bottom: number;
  /** x at `top`, and how much it grows a line. */
  x: number;
  slope: number;
  /** +1 downwards, -1 upwards: the winding number that the non-zero rule sums up. */
  winding: number;
}

const fineSteps = 12;
/** Lines looked at in each row of pixels. */
const samples = 4;

/** The outlines of a path as polygons; each curve in so many straight pieces. */
export function flatten(path: Path, curveSteps = fineSteps): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  for (const segment of path) {
    if (segment[0] === 'M') outlines.push((outline = [segment[1]]));
    if (segment[0] === 'L') outline.push(segment[1]);
    if (segment[0] !== 'C') continue;
    const [from, [, one, two, to]] = [outline.at(-1) ?? segment[3], segment];
    for (let step = 1; step <= curveSteps; step += 1) {
      const t = step / curveSteps;
      const u = 1 - t;
      const along = (axis: 0 | 1) =>
        u * u * u * from[axis] +
        3 * u * u * t * one[axis] +
        3 * u * t * t * two[axis] +
        t * t * t * to[axis];
      outline.push([along(0), along(1)]);
    }
  }
  return outlines;
}

function edgesOf(path: Path): Edge[] {
  return flatten(path).flatMap((points) =>
    points.flatMap((from, i): Edge[] => {
      const to = points[(i + 1) % points.length] ?? from;
      if (from[1] === to[1]) return [];
      const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
      const winding = from[1] < to[1] ? 1 : -1;
      return [{ top: upper[1], bottom: lower[1], x: upper[0], slope, winding }];
    }),
  );
}

function addSpan(coverage: Float32Array, from: number, to: number): void {
  const left = Math.max(0, from);
  const right = Math.min(coverage.length, to);
  if (right <= left) return;
  const [first, last] = [Math.floor(left), Math.floor(right)];
  if (first === last) {
    coverage[first] = (coverage[first] ?? 0) + (right - left) / samples;
    return;
  }
  coverage[first] = (coverage[first] ?? 0) + (first + 1 - left) / samples;
  for (let x = first + 1; x < last; x += 1) coverage[x] = (coverage[x] ?? 0) + 1 / samples;
  if (last < coverage.length) {
    coverage[last] = (coverage[last] ?? 0) + (right - last) / samples;
  }
}

const crossings: number[] = [];
const windings: number[] = [];

/** How much of each pixel of a row lies inside the path. */
function cover(edges: readonly Edge[], row: number, coverage: Float32Array): void {
  for (let sample = 0; sample < samples; sample += 1) {
    const y = row + (sample + 0.5) / samples;
    let count = 0;
    for (const { top, bottom, x, slope, winding } of edges) {
      if (top > y || y >= bottom) continue;
      const crossing = x + (y - top) * slope;
      // Sorted as they come: there are few, and nothing has to be allocated for each line.
      let place = count;
      for (; place > 0 && (crossings[place - 1] ?? 0) > crossing; place -= 1) {
        crossings[place] = crossings[place - 1] ?? 0;
        windings[place] = windings[place - 1] ?? 0;
      }
      crossings[place] = crossing;
      windings[place] = winding;
      count += 1;
    }
    let depth = 0;
    let entered = 0;
    for (let i = 0; i < count; i += 1) {
      const x = crossings[i] ?? 0;
      if (depth === 0) entered = x;
      depth += windings[i] ?? 0;
      if (depth === 0) addSpan(coverage, entered, x);
    }
  }
}

type Rgb = readonly [number, number, number];
const channels = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const rampLength = 256;

function ramp(stops: readonly (readonly [number, Rgb])[]): Rgb[] {
  return Array.from({ length: rampLength }, (_, i): Rgb => {
    const at = i / (rampLength - 1);
    const next = stops.findIndex(([offset]) => offset >= at);
    const [, end] = stops[next === -1 ? stops.length - 1 : next] ?? [0, [0, 0, 0]];
    if (next <= 0) return end;
    const [from, start] = stops[next - 1] ?? [0, end];
    const share = (at - from) / ((stops[next]?.[0] ?? 1) - from || 1);
    const blend = (channel: 0 | 1 | 2) => start[channel] + (end[channel] - start[channel]) * share;
    return [blend(0), blend(1), blend(2)];
  });
}

function colorAt(paint: Paint): (x: number, y: number) => Rgb {
  if (typeof paint === 'string') {
    const color = channels(paint);
    return () => color;
  }
  const { kind, from, to, stops } = paint;
  const colors = ramp(stops.map(([offset, color]) => [offset, channels(color)] as const));
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const place =
    kind === 'linear'
      ? (x: number, y: number) => ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length)
      : (x: number, y: number) => Math.sqrt((x - from[0]) ** 2 + (y - from[1]) ** 2) / length;
  const end: Rgb = colors.at(-1) ?? [0, 0, 0];
  return (x, y) => {
    const at = Math.min(1, Math.max(0, place(x, y)));
    return colors[Math.round(at * (rampLength - 1))] ?? end;
  };
}

function paintOver(pixels: Uint8Array, at: number, color: Rgb, alpha: number): void {
  const under = (pixels[at + 3] ?? 0) / 255;
  const whole = alpha + under * (1 - alpha);
  const [over, below] = [alpha / whole, (under * (1 - alpha)) / whole];
  pixels[at] = Math.round(color[0] * over + (pixels[at] ?? 0) * below);
  pixels[at + 1] = Math.round(color[1] * over + (pixels[at + 1] ?? 0) * below);
  pixels[at + 2] = Math.round(color[2] * over + (pixels[at + 2] ?? 0) * below);
  pixels[at + 3] = Math.round(whole * 255);
}

function paintGround({ width, height }: Scene, paint: Paint, pixels: Uint8Array): void {
  const color = colorAt(paint);
  for (let row = 0; row < height; row += 1) {
    for (let x = 0; x < width; x += 1) {
      paintOver(pixels, (row * width + x) * 4, color(x + 0.5, row + 0.5), 1);
    }
  }
}

function paintShape({ width, height }: Scene, { path, paint, opacity }: Shape, pixels: Uint8Array) {
  const edges = edgesOf(path).toSorted((a, b) => a.top - b.top);
  const color = colorAt(paint);
  const coverage = new Float32Array(width);
  const xs = edges.flatMap(({ x, top, bottom, slope }) => [x, x + (bottom - top) * slope]);
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(width, Math.ceil(Math.max(...xs)) + 1);
  const bottom = Math.min(height, Math.ceil(Math.max(...edges.map((edge) => edge.bottom))));
  let crossing: Edge[] = [];
  let next = 0;
  for (let row = Math.max(0, Math.floor(edges[0]?.top ?? height)); row < bottom; row += 1) {
    crossing = crossing.filter((edge) => edge.bottom > row);
    for (let edge = edges[next]; edge && edge.top < row + 1; edge = edges[(next += 1)]) {
      if (edge.bottom > row) crossing.push(edge);
    }
    coverage.fill(0, left, right);
    cover(crossing, row, coverage);
    for (let x = left; x < right; x += 1) {
      const alpha = Math.min(1, coverage[x] ?? 0) * opacity;
      if (alpha > 0.002) {
        paintOver(pixels, (row * width + x) * 4, color(x + 0.5, row + 0.5), alpha);
      }
    }
  }
}

/** The scene as RGBA pixels, row by row; not premultiplied. The same bytes on every machine. */
export function toPixels(scene: Scene): Uint8Array {
  const pixels = new Uint8Array(scene.width * scene.height * 4);
  if (scene.ground) paintGround(scene, scene.ground, pixels);
  for (const each of scene.shapes) paintShape(scene, each, pixels);
  return pixels;
}
