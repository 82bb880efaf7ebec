import type { Rgb } from '../color/hex';
import { parseCssColor } from './css-color';
import type { Gradient, Obstacle, Paint } from './drawing';
import type { Matrix } from './matrix';
import { multiply, transformOf } from './matrix';
import type { Box } from './path';
import { lengthOf } from './svg-size';
import type { SvgNode } from './svg-tree';
import { elementsOf } from './svg-tree';

const black: Rgb = { r: 0, g: 0, b: 0 };

/** The state of reading a drawing. */
export interface Reading {
  readonly byId: ReadonlyMap<string, SvgNode>;
  readonly obstacles: Set<Obstacle>;
  /** The size of the innermost viewport, the base of percentages. */
  readonly viewport: readonly [number, number];
}

export function referenced({ byId }: Reading, text: string | undefined): SvgNode | undefined {
  const [, id] = /^\s*(?:url\(\s*["']?)?#([^"')\s]+)/u.exec(text ?? '') ?? [];
  return id === undefined ? undefined : byId.get(id);
}

const share = (text: string | undefined, fallback: number) => lengthOf(text, 1, fallback);

/** The gradient with the attributes and stops of those that it refers to. */
function inherited(reading: Reading, node: SvgNode, depth = 0): SvgNode {
  const target = depth < 8 ? referenced(reading, node.attributes.get('href')) : undefined;
  if (!target) return node;
  const base = inherited(reading, target, depth + 1);
  const attributes = new Map([...base.attributes, ...node.attributes]);
  const own = elementsOf(node).filter(({ name }) => name === 'stop');
  return { name: node.name, attributes, children: own.length > 0 ? own : base.children };
}

function stopsOf(reading: Reading, node: SvgNode): Gradient['stops'] {
  let least = 0;
  return elementsOf(node)
    .filter(({ name }) => name === 'stop')
    .map(({ attributes }) => {
      const offset = Math.min(1, Math.max(least, share(attributes.get('offset'), 0)));
      least = offset;
      const text = attributes.get('stop-color') ?? 'black';
      const color = parseCssColor(text);
      // An unknown color, such as `currentColor`, depends on a style.
      if (!color) reading.obstacles.add('style');
      const alpha = (color?.alpha ?? 1) * share(attributes.get('stop-opacity'), 1);
      if (alpha < 1) reading.obstacles.add('transparency');
      return { offset, rgb: color?.rgb ?? black };
    });
}

function coordinatesOf(node: SvgNode, { viewport: [w, h] }: Reading, isOfBox: boolean): number[] {
  const read = (name: string, whole: number, fallback: string) =>
    lengthOf(node.attributes.get(name) ?? fallback, isOfBox ? 1 : whole);
  if (node.name === 'linearGradient') {
    return [read('x1', w, '0%'), read('y1', h, '0%'), read('x2', w, '100%'), read('y2', h, '0%')];
  }
  const diagonal = Math.hypot(w, h) / Math.SQRT2;
  const [cx, cy, r] = [read('cx', w, '50%'), read('cy', h, '50%'), read('r', diagonal, '50%')];
  const focus = (name: string, whole: number, fallback: number) =>
    node.attributes.has(name) ? read(name, whole, '0') : fallback;
  return [focus('fx', w, cx), focus('fy', h, cy), focus('fr', diagonal, 0), cx, cy, r];
}

/** Returns whether a gradient starts where it ends, so that its last color is everywhere. */
function hasNoExtent([a, b, c, d, , r]: readonly number[]): boolean {
  return r === undefined ? a === c && b === d : r <= 0;
}

function gradientOf(reading: Reading, found: SvgNode, box: Box): Paint | null {
  const node = inherited(reading, found);
  const { attributes } = node;
  const isOfBox = attributes.get('gradientUnits') !== 'userSpaceOnUse';
  const stops = stopsOf(reading, node);
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return null;
  if (!['pad', undefined].includes(attributes.get('spreadMethod'))) {
    reading.obstacles.add('gradient');
  }
  // A line that is level or upright has no box to stretch a gradient over.
  if (isOfBox && (box.width === 0 || box.height === 0)) return null;
  const coordinates = coordinatesOf(node, reading, isOfBox);
  const isLinear = node.name === 'linearGradient';
  if (stops.length === 1 || hasNoExtent(coordinates)) return last.rgb;
  const place: Matrix = [box.width, 0, 0, box.height, box.x, box.y];
  const own = transformOf(attributes.get('gradientTransform'));
  return {
    kind: isLinear ? 'linear' : 'radial',
    coordinates,
    matrix: isOfBox ? multiply(place, own) : own,
    stops,
  };
}

interface PaintOptions {
  /** The value of `color`, for `currentColor`. */
  readonly current: string;
  readonly opacity: number;
  readonly box: Box;
}

/** The paint that an attribute names; null for none. */
export function paintOf(
  reading: Reading,
  text: string,
  { current, opacity, box }: PaintOptions,
): Paint | null {
  const isReference = text.trim().startsWith('url(');
  const target = isReference ? referenced(reading, text) : undefined;
  if (target?.name === 'linearGradient' || target?.name === 'radialGradient') {
    if (opacity < 1) reading.obstacles.add('transparency');
    return gradientOf(reading, target, box);
  }
  if (target) {
    reading.obstacles.add('pattern');
    return null;
  }
  const rest = isReference ? text.replace(/url\([^)]*\)/u, '') : text;
  const value = rest.trim().toLowerCase() === 'currentcolor' ? current : rest.trim();
  const color = parseCssColor(value);
  if (!color) {
    if (!['none', ''].includes(value)) reading.obstacles.add('style');
    return null;
  }
  const alpha = color.alpha * opacity;
  if (alpha === 0) return null;
  if (alpha < 1) reading.obstacles.add('transparency');
  return color.rgb;
}
