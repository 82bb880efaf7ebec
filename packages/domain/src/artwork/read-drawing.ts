import type { Clip, Drawing, FillRule, Obstacle, Shape, Stroke } from './drawing';
import type { Matrix } from './matrix';
import { multiply, numbersIn, transformOf, viewBoxMatrix } from './matrix';
import type { Box, Path } from './path';
import { boundsOf, ellipsePath, pathOf, polyPath, rectPath, transformed } from './path';
import type { Reading } from './read-paint';
import { paintOf, referenced } from './read-paint';
import { lengthOf, sizeOf, viewBoxOf } from './svg-size';
import { withPlainStyle } from './svg-style';
import type { SvgNode } from './svg-tree';
import { elementsOf } from './svg-tree';

/** Presentation attributes that reach from an element into those inside it. */
const inheritedNames = [
  'clip-rule',
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'marker-end',
  'marker-mid',
  'marker-start',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'paint-order',
  'visibility',
] as const;

type Style = ReadonlyMap<string, string>;

interface Place {
  readonly matrix: Matrix;
  readonly style: Style;
  readonly clips: readonly Clip[];
  /** How many `use` lead here, so that one which holds itself ends. */
  readonly depth: number;
}

const maxDepth = 24;
const noBox: Box = { x: 0, y: 0, width: 0, height: 0 };

function styleOf({ attributes }: SvgNode, above: Style): Style {
  const style = new Map(above);
  for (const name of inheritedNames) {
    const value = attributes.get(name);
    if (value !== undefined && value !== 'inherit') style.set(name, value);
  }
  return style;
}

function shapePath({ name, attributes }: SvgNode, { viewport: [w, h] }: Reading): Path | null {
  const read = (key: string, whole: number) => lengthOf(attributes.get(key), whole);
  const diagonal = Math.hypot(w, h) / Math.SQRT2;
  switch (name) {
    case 'path':
      return pathOf(attributes.get('d') ?? '');
    case 'rect': {
      const [rx, ry] = [attributes.get('rx') ?? 'auto', attributes.get('ry') ?? 'auto'];
      const corner = (own: string, other: string, whole: number) =>
        lengthOf(own === 'auto' ? other : own, whole);
      const size = [read('width', w), read('height', h)] as const;
      if (size[0] <= 0 || size[1] <= 0) return null;
      const round = [corner(rx, ry, w), corner(ry, rx, h)] as const;
      return rectPath([read('x', w), read('y', h)], size, round);
    }
    case 'circle': {
      const r = read('r', diagonal);
      return r > 0 ? ellipsePath(read('cx', w), read('cy', h), r, r) : null;
    }
    case 'ellipse': {
      const [rx, ry] = [read('rx', w), read('ry', h)];
      return rx > 0 && ry > 0 ? ellipsePath(read('cx', w), read('cy', h), rx, ry) : null;
    }
    case 'line':
      return polyPath([read('x1', w), read('y1', h), read('x2', w), read('y2', h)], false);
    case 'polyline':
    case 'polygon':
      return polyPath(numbersIn(attributes.get('points') ?? ''), name === 'polygon');
    default:
      return null;
  }
}

const ruleOf = (text: string | undefined): FillRule => (text === 'evenodd' ? text : 'nonzero');

const caps = ['butt', 'round', 'square'] as const;
const joins = ['miter', 'round', 'bevel'] as const;

function strokeOf(reading: Reading, style: Style, box: Box): Stroke | null {
  const { viewport } = reading;
  const diagonal = Math.hypot(...viewport) / Math.SQRT2;
  const width = lengthOf(style.get('stroke-width'), diagonal, 1);
  const opacity = lengthOf(style.get('stroke-opacity'), 1, 1);
  const current = style.get('color') ?? 'black';
  const paint = paintOf(reading, style.get('stroke') ?? 'none', { current, opacity, box });
  if (!paint || width <= 0) return null;
  const listed = (style.get('stroke-dasharray') ?? 'none')
    .split(/[\s,]+/u)
    .map((each) => lengthOf(each, diagonal));
  const isDashed = listed.some((length) => length > 0) && listed.every((length) => length >= 0);
  return {
    paint,
    width,
    cap: caps.find((each) => each === style.get('stroke-linecap')) ?? 'butt',
    join: joins.find((each) => each === style.get('stroke-linejoin')) ?? 'miter',
    miterLimit: Math.max(1, lengthOf(style.get('stroke-miterlimit'), 1, 4)),
    dashes: !isDashed ? [] : listed.length % 2 === 0 ? listed : [...listed, ...listed],
    dashOffset: lengthOf(style.get('stroke-dashoffset'), diagonal),
  };
}

/** Returns whether the boxes of two paths overlap. One path of both could have a hole there. */
function haveOverlap(parts: readonly Clip[]): boolean {
  const boxes = parts.flatMap(({ path }) => boundsOf(path) ?? []);
  return boxes.some((one, at) =>
    boxes
      .slice(at + 1)
      .some(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );
}

/** Reads a drawing once; each method adds to its shapes. */
class DrawingReader {
  readonly shapes: Shape[] = [];
  #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  #note(obstacle: Obstacle): void {
    this.#reading.obstacles.add(obstacle);
  }

  /** Notes the effects of an element that shapes cannot show. */
  #noteEffects({ attributes }: SvgNode, style: Style): void {
    const has = (name: string) => !['none', '', undefined].includes(attributes.get(name)?.trim());
    if (has('filter')) this.#note('filter');
    if (has('mask')) this.#note('mask');
    for (const each of (attributes.get('style') ?? '').split(';')) {
      if (/^(?:|isolation:.*|mix-blend-mode:\s*normal)$/u.test(each)) continue;
      this.#note(each.startsWith('mix-blend-mode') ? 'blending' : 'style');
    }
    if (attributes.get('vector-effect') === 'non-scaling-stroke') this.#note('style');
    if (lengthOf(attributes.get('opacity'), 1, 1) < 1) this.#note('transparency');
    const marks = ['marker-start', 'marker-mid', 'marker-end'];
    if (marks.some((name) => !['none', undefined].includes(style.get(name)))) this.#note('marker');
  }

  /** Notes the effects of the root element, which apply to the whole drawing. */
  noteRoot(root: SvgNode, style: Style): void {
    this.#noteEffects(root, style);
    const { attributes } = root;
    const known = ['none', 'transparent', undefined];
    if (!known.includes(attributes.get('clip-path'))) this.#note('clip');
    const others = ['transform', 'background', 'background-color'];
    if (others.some((name) => !known.includes(attributes.get(name)))) this.#note('style');
  }

  /** The clip of an element, in the space of the drawing. */
  #clipsOf(node: SvgNode, { matrix, clips }: Place): readonly Clip[] {
    const text = node.attributes.get('clip-path');
    if (text === undefined || text.trim() === 'none') return clips;
    const target = referenced(this.#reading, text);
    if (target?.name !== 'clipPath' || target.attributes.has('clip-path')) {
      this.#note('clip');
      return clips;
    }
    const isOfBox = target.attributes.get('clipPathUnits') === 'objectBoundingBox';
    const path = shapePath(node, this.#reading);
    const box = path && boundsOf(path);
    if (isOfBox && !box) {
      this.#note('clip');
      return clips;
    }
    const own = transformOf(target.attributes.get('transform'));
    const base = isOfBox && box ? multiply([box.width, 0, 0, box.height, box.x, box.y], own) : own;
    const parts = this.#clipParts(target, {
      matrix: multiply(matrix, base),
      style: new Map(),
      clips: [],
      depth: 0,
    });
    const rules = new Set(parts.map(({ rule }) => rule));
    if (rules.size > 1 || haveOverlap(parts)) this.#note('clip');
    return [
      ...clips,
      { path: parts.flatMap((part) => part.path), rule: parts[0]?.rule ?? 'nonzero' },
    ];
  }

  #clipParts(node: SvgNode, place: Place): Clip[] {
    return elementsOf(node).flatMap((child) => {
      if (!['none', undefined].includes(child.attributes.get('clip-path'))) this.#note('clip');
      const style = styleOf(child, place.style);
      const matrix = multiply(place.matrix, transformOf(child.attributes.get('transform')));
      if (child.name === 'use') {
        const target = referenced(this.#reading, child.attributes.get('href'));
        if (!target || place.depth > maxDepth) return [];
        const depth = place.depth + 1;
        const parent = { name: 'g', attributes: new Map<string, string>(), children: [target] };
        return this.#clipParts(parent, {
          ...place,
          matrix: this.#moved(child, matrix),
          style,
          depth,
        });
      }
      if (child.name === 'text') this.#note('text');
      const path = shapePath(child, this.#reading);
      const isHidden = child.attributes.get('display') === 'none';
      return path && !isHidden
        ? [{ path: transformed(path, matrix), rule: ruleOf(style.get('clip-rule')) }]
        : [];
    });
  }

  #moved({ attributes }: SvgNode, matrix: Matrix): Matrix {
    const [w, h] = this.#reading.viewport;
    const by = [lengthOf(attributes.get('x'), w), lengthOf(attributes.get('y'), h)] as const;
    return multiply(matrix, [1, 0, 0, 1, ...by]);
  }

  read(node: SvgNode, above: Place): void {
    if (node.attributes.get('display') === 'none') return;
    const style = styleOf(node, above.style);
    const matrix = multiply(above.matrix, transformOf(node.attributes.get('transform')));
    const moved = { ...above, matrix, style };
    const place = { ...moved, clips: this.#clipsOf(node, moved) };
    const drawn = ['svg', 'g', 'a', 'switch', 'use', 'text', 'image'].includes(node.name);
    const path = drawn ? null : shapePath(node, this.#reading);
    if (drawn || path) this.#noteEffects(node, style);
    if (path) this.#addShape(path, place);
    else if (node.name === 'svg') this.#readViewport(node, place);
    else if (node.name === 'g' || node.name === 'a') this.#readAll(elementsOf(node), place);
    else if (node.name === 'switch') this.#readAll(this.#chosen(node), place);
    else if (node.name === 'use') this.#readUse(node, place);
    else if (node.name === 'text') this.#note('text');
    // Cleaning takes away the address of an image outside the file.
    else if (node.name === 'image' && node.attributes.has('href')) this.#note('image');
  }

  #readAll(nodes: readonly SvgNode[], place: Place): void {
    for (const node of nodes) this.read(node, place);
  }

  /** The alternative of a `switch` that is drawn: the first one, where none asks for a language. */
  #chosen(node: SvgNode): SvgNode[] {
    const known = elementsOf(node).filter(
      ({ attributes }) => !attributes.has('requiredExtensions'),
    );
    if (known.some(({ attributes }) => attributes.has('systemLanguage'))) this.#note('style');
    return known.slice(0, 1);
  }

  #readUse(node: SvgNode, place: Place): void {
    const target = referenced(this.#reading, node.attributes.get('href'));
    if (!target || place.depth > maxDepth) return;
    const inside = { ...place, matrix: this.#moved(node, place.matrix), depth: place.depth + 1 };
    if (target.name !== 'symbol') {
      this.read(target, inside);
      return;
    }
    const attributes = new Map(target.attributes);
    for (const name of ['width', 'height']) {
      const own = node.attributes.get(name);
      if (own !== undefined) attributes.set(name, own);
    }
    this.read({ ...target, name: 'svg', attributes }, inside);
  }

  /** A drawing inside the drawing has a place of its own, and shows nothing beyond it. */
  #readViewport(node: SvgNode, place: Place): void {
    const before = this.#reading;
    const [w, h] = before.viewport;
    const { attributes } = node;
    const size = [
      lengthOf(attributes.get('width') ?? '100%', w),
      lengthOf(attributes.get('height') ?? '100%', h),
    ] as const;
    const box = viewBoxOf(node);
    const fit = box
      ? viewBoxMatrix(box, ...size, attributes.get('preserveAspectRatio') ?? 'xMidYMid meet')
      : ([1, 0, 0, 1, 0, 0] as const);
    const at = this.#moved(node, place.matrix);
    const shows = attributes.get('overflow') === 'visible' || size.some((length) => length <= 0);
    const frame: Clip = { path: transformed(rectPath([0, 0], size), at), rule: 'nonzero' };
    this.#reading = { ...before, viewport: box ? [box[2], box[3]] : size };
    const clips = shows ? place.clips : [...place.clips, frame];
    this.#readAll(elementsOf(node), { ...place, matrix: multiply(at, fit), clips });
    this.#reading = before;
  }

  #addShape(path: Path, { matrix, style, clips }: Place): void {
    if (path.length === 0 || !['visible', undefined].includes(style.get('visibility'))) return;
    const box = boundsOf(path) ?? noBox;
    const opacity = lengthOf(style.get('fill-opacity'), 1, 1);
    const current = style.get('color') ?? 'black';
    const fill = paintOf(this.#reading, style.get('fill') ?? 'black', { current, opacity, box });
    const stroke = strokeOf(this.#reading, style, box);
    if (!fill && !stroke) return;
    const shape = { path, matrix, clips, rule: ruleOf(style.get('fill-rule')) };
    if (fill && stroke && style.get('paint-order')?.trim().startsWith('stroke') === true) {
      this.shapes.push({ ...shape, fill: null, stroke }, { ...shape, fill, stroke: null });
    } else {
      this.shapes.push({ ...shape, fill, stroke });
    }
  }
}

function idsIn(node: SvgNode, found = new Map<string, SvgNode>()): Map<string, SvgNode> {
  const id = node.attributes.get('id');
  if (id !== undefined && !found.has(id)) found.set(id, node);
  for (const child of elementsOf(node)) idsIn(child, found);
  return found;
}

/** Reads a drawing as shapes, with `use`, groups, styles and transforms resolved. */
export function readDrawing(svg: SvgNode): Drawing {
  const { root, isWhole } = withPlainStyle(svg);
  const { width, height, viewBox } = sizeOf(root);
  const obstacles = new Set<Obstacle>(isWhole ? [] : ['style']);
  const [, , w, h] = viewBox;
  const reader = new DrawingReader({ byId: idsIn(root), obstacles, viewport: [w, h] });
  const fit = viewBoxMatrix(viewBox, width, height, root.attributes.get('preserveAspectRatio'));
  const style = styleOf(root, new Map());
  reader.noteRoot(root, style);
  for (const node of elementsOf(root)) {
    reader.read(node, { matrix: fit, style, clips: [], depth: 0 });
  }
  return { width, height, shapes: reader.shapes, obstacles: [...obstacles] };
}
