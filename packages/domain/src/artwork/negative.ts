import type { Rgb } from '../color/hex';
import { isNearWhite } from '../color/luminance';
import { formatHex } from '../color/notation';
import { parseCssColor } from './css-color';
import type { Drawing, Paint } from './drawing';
import { isGradient } from './drawing';
import { readDrawing } from './read-drawing';
import { rectPath } from './path';
import { identity, viewBoxMatrix } from './matrix';
import { sizeOf } from './svg-size';
import { withPlainStyle } from './svg-style';
import type { SvgNode } from './svg-tree';
import { elementsOf } from './svg-tree';
import { UnchangedParts } from './unchanged-parts';

const white: Rgb = { r: 255, g: 255, b: 255 };

/** The ground of a negative. */
export interface Plate {
  /** The color of the ground, in which near-white parts are drawn. */
  readonly color: Rgb;
  /** Whether the ground itself is drawn. */
  readonly isDrawn: boolean;
}

const inverted = (rgb: Rgb, { color }: Plate): Rgb => (isNearWhite(rgb) ? color : white);

/** Returns whether a paint is near white throughout. */
function isPaperPaint(paint: Paint): boolean {
  return isGradient(paint) ? paint.stops.every(({ rgb }) => isNearWhite(rgb)) : isNearWhite(paint);
}

const invertedPaint = (paint: Paint, { color }: Plate): Rgb =>
  isPaperPaint(paint) ? color : white;

/** Returns whether everything in a drawing is near white, as in a negative logo. */
export function isAllPaper({ shapes }: Drawing): boolean {
  return shapes.every(({ fill, stroke }) =>
    [fill, stroke?.paint].every((paint) => !paint || isPaperPaint(paint)),
  );
}

/** The shapes in white; near-white ones in the color of the plate. */
export function negativeDrawing(drawing: Drawing, plate: Plate): Drawing {
  const { width, height } = drawing;
  const inks = isAllPaper(drawing) ? { ...plate, color: white } : plate;
  const ground = {
    path: rectPath([0, 0], [width, height]),
    matrix: identity,
    clips: [],
    fill: plate.color,
    rule: 'nonzero',
    stroke: null,
  } as const;
  const shapes = drawing.shapes.map((shape) => ({
    ...shape,
    fill: shape.fill && invertedPaint(shape.fill, inks),
    stroke: shape.stroke && { ...shape.stroke, paint: invertedPaint(shape.stroke.paint, inks) },
  }));
  return { ...drawing, shapes: plate.isDrawn ? [ground, ...shapes] : shapes };
}

const paints = new Set(['fill', 'stroke', 'color', 'flood-color', 'lighting-color']);

function invertedText(name: string, value: string, plate: Plate): string {
  if (!paints.has(name)) return value;
  const [, reference = '', rest = ''] = /^\s*(url\([^)]*\)\s*)?(.*)$/u.exec(value) ?? [];
  const color = parseCssColor(rest);
  return color && color.alpha > 0 ? `${reference}${formatHex(inverted(color.rgb, plate))}` : value;
}

/** A gradient in one color. */
function negativeGradient(node: SvgNode, plate: Plate): SvgNode {
  const colors = elementsOf(node).map(({ attributes }) =>
    parseCssColor(attributes.get('stop-color') ?? 'black'),
  );
  const ink = colors.every((color) => color && isNearWhite(color.rgb)) ? plate.color : white;
  const children = elementsOf(node).map((stop) => ({
    ...stop,
    attributes: new Map([...stop.attributes, ['stop-color', formatHex(ink)]]),
  }));
  return { ...node, children };
}

type Paints = Readonly<Record<'fill' | 'stroke' | 'color', string>>;

const paintsOf = ({ attributes }: SvgNode, above: Paints): Paints => ({
  fill: attributes.get('fill') ?? above.fill,
  stroke: attributes.get('stroke') ?? above.stroke,
  color: attributes.get('color') ?? above.color,
});

/** Makes the negative of elements; `above` holds the paints that they inherit in the original. */
function negativeNode(node: SvgNode, plate: Plate, above: Paints, masks: UnchangedParts): SvgNode {
  const own = paintsOf(node, above);
  if (node.name === 'mask') return masks.mask(node, own);
  if (node.name.endsWith('Gradient')) return negativeGradient(node, plate);
  const attributes = new Map(
    [...node.attributes].map(([name, value]) => [name, invertedText(name, value, plate)]),
  );
  const children = node.children.map((child) =>
    typeof child === 'string' ? child : negativeNode(child, plate, own, masks),
  );
  return { name: node.name, attributes, children };
}

/** A rectangle over the whole picture, also where the view box does not fill it. */
function groundOf(root: SvgNode, color: Rgb): SvgNode {
  const { width, height, viewBox } = sizeOf(root);
  const fit = root.attributes.get('preserveAspectRatio');
  const [sx, , , sy, dx, dy] = viewBoxMatrix(viewBox, width, height, fit);
  const box = { x: -dx / sx, y: -dy / sy, width: width / sx, height: height / sy };
  const paint = { fill: formatHex(color), 'fill-opacity': '1', stroke: 'none' };
  const attributes = Object.entries({ ...box, ...paint });
  return {
    name: 'rect',
    attributes: new Map(attributes.map(([name, value]) => [name, String(value)])),
    children: [],
  };
}

/** The same for a drawing that shapes alone do not show, as one with text. */
export function negativeSvg(svg: SvgNode, plate: Plate): SvgNode {
  const { root } = withPlainStyle(svg);
  const inks = isAllPaper(readDrawing(svg)) ? { ...plate, color: white } : plate;
  const masks = new UnchangedParts(root);
  const initial = { fill: 'black', stroke: 'none', color: 'black' };
  const negative = negativeNode(root, inks, initial, masks);
  const attributes = new Map(negative.attributes);
  // Parts without their own paint are black, and so white in the negative.
  for (const name of ['fill', 'color']) {
    if (!attributes.has(name)) attributes.set(name, formatHex(white));
  }
  const ground = groundOf(root, plate.color);
  return {
    name: negative.name,
    attributes,
    children: [...(plate.isDrawn ? [ground] : []), ...negative.children, ...masks.copies()],
  };
}
