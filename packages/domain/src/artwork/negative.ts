import type { Rgb } from '../color/hex';
import { luminance } from '../color/luminance';
import { formatHex } from '../color/notation';
import { parseCssColor } from './css-color';
import type { Drawing, Paint } from './drawing';
import { isGradient } from './drawing';
import { readDrawing } from './read-drawing';
import { rectPath } from './path';
import { identity } from './matrix';
import { sizeOf } from './svg-size';
import { withPlainStyle } from './svg-style';
import type { SvgNode } from './svg-tree';

/** Above this luminance a paint is the paper that shows through, and stays so. */
const paperLuminance = 0.8;

const white: Rgb = { r: 255, g: 255, b: 255 };

/** What a negative is drawn on. */
export interface Plate {
  /** The color of the ground, in which near-white parts are drawn. */
  readonly color: Rgb;
  /** Is the ground itself drawn? */
  readonly isDrawn: boolean;
}

/** Is a paint the paper that shows through a logo? */
function isPaper(rgb: Rgb): boolean {
  return luminance(rgb) > paperLuminance;
}

const inverted = (rgb: Rgb, { color }: Plate): Rgb => (isPaper(rgb) ? color : white);

function invertedPaint(paint: Paint, plate: Plate): Paint {
  return isGradient(paint) ? white : inverted(paint, plate);
}

/** Is everything in a drawing near white, as in a logo that is a negative already? */
function isAllPaper({ shapes }: Drawing): boolean {
  return shapes.every(({ fill, stroke }) =>
    [fill, stroke?.paint].every((paint) => !paint || (!isGradient(paint) && isPaper(paint))),
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
  if (name === 'stop-color') return formatHex(white);
  if (!paints.has(name)) return value;
  const color = parseCssColor(value);
  return color && color.alpha > 0 ? formatHex(inverted(color.rgb, plate)) : value;
}

/** Elements that are black where nothing gives them another paint. */
function negativeNode(node: SvgNode, plate: Plate): SvgNode {
  const attributes = new Map(
    [...node.attributes].map(([name, value]) => [name, invertedText(name, value, plate)]),
  );
  if (node.name === 'stop' && !attributes.has('stop-color')) {
    attributes.set('stop-color', formatHex(white));
  }
  // A mask shows by how light it is, so its colors stay.
  const children =
    node.name === 'mask'
      ? node.children
      : node.children.map((child) =>
          typeof child === 'string' ? child : negativeNode(child, plate),
        );
  return { name: node.name, attributes, children };
}

/** The same for a drawing that shapes alone do not show, as one with text. */
export function negativeSvg(svg: SvgNode, plate: Plate): SvgNode {
  const { root } = withPlainStyle(svg);
  const { viewBox } = sizeOf(root);
  const inks = isAllPaper(readDrawing(svg)) ? { ...plate, color: white } : plate;
  const negative = negativeNode(root, inks);
  const attributes = new Map(negative.attributes);
  // What has no paint of its own is black, and so white in the negative.
  if (!attributes.has('fill')) attributes.set('fill', formatHex(white));
  attributes.set('color', formatHex(white));
  const [x, y, width, height] = viewBox.map(String);
  const ground: SvgNode = {
    name: 'rect',
    attributes: new Map([
      ['x', x ?? '0'],
      ['y', y ?? '0'],
      ['width', width ?? '0'],
      ['height', height ?? '0'],
      ['fill', formatHex(plate.color)],
    ]),
    children: [],
  };
  return {
    name: negative.name,
    attributes,
    children: plate.isDrawn ? [ground, ...negative.children] : negative.children,
  };
}
