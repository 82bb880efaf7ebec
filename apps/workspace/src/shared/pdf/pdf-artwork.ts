import type { Drawing, Paint, Shape, Stroke } from '@brandroom/domain/artwork/drawing';
import { isGradient } from '@brandroom/domain/artwork/drawing';
import type { Matrix } from '@brandroom/domain/artwork/matrix';
import { multiply } from '@brandroom/domain/artwork/matrix';
import type { Path } from '@brandroom/domain/artwork/path';
import { transformed } from '@brandroom/domain/artwork/path';
import type { Rgb } from '@brandroom/domain/color/hex';
import { formatHex } from '@brandroom/domain/color/notation';
import type { PDFDocument } from 'pdfkit';

/** A logo as the document shows it: vector shapes, or an image where shapes are not enough. */
export interface PdfLogo {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing | null;
  /** A JPEG, because pdfkit would decode a PNG in its own worker, which the page does not allow. */
  readonly jpeg: ArrayBuffer | null;
  /** The background that a white logo needs on white paper. */
  readonly ground: Rgb | null;
}

const pathData = (path: Path) =>
  path
    .map(([letter, ...points]) => `${letter}${points.map((point) => point.join(' ')).join(' ')}`)
    .join('');

function inkOf(doc: PDFDocument, paint: Paint) {
  if (!isGradient(paint)) return [paint.r, paint.g, paint.b];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = paint.coordinates;
  // pdfkit expects the start circle first, like the coordinates here.
  const gradient =
    paint.kind === 'linear' ? doc.linearGradient(a, b, c, d) : doc.radialGradient(a, b, c, d, e, f);
  gradient.setTransform(...paint.matrix);
  for (const { offset, rgb } of paint.stops) gradient.stop(offset, [rgb.r, rgb.g, rgb.b]);
  return gradient;
}

const scaling = (by: number): Matrix => [by, 0, 0, by, 0, 0];

/** The size that a matrix gives to a unit. */
const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c)) || 1;

function evenPaint(paint: Paint, by: number): Paint {
  return isGradient(paint) ? { ...paint, matrix: multiply(scaling(by), paint.matrix) } : paint;
}

/** The shape in units of the drawing: pdfkit rounds matrices, and those of a huge view box are tiny. */
function even(shape: Shape): Shape {
  const by = scaleOf(shape.matrix);
  const { fill, stroke } = shape;
  return {
    ...shape,
    path: transformed(shape.path, scaling(by)),
    matrix: multiply(shape.matrix, scaling(1 / by)),
    fill: fill && evenPaint(fill, by),
    stroke: stroke && {
      ...stroke,
      paint: evenPaint(stroke.paint, by),
      width: stroke.width * by,
      dashes: stroke.dashes.map((dash) => dash * by),
      dashOffset: stroke.dashOffset * by,
    },
  };
}

const ruleOf = (rule: Shape['rule']) => (rule === 'evenodd' ? 'even-odd' : 'non-zero');

function setPen(doc: PDFDocument, { width, cap, join, miterLimit, dashes, dashOffset }: Stroke) {
  doc.lineWidth(width).lineCap(cap).lineJoin(join).miterLimit(miterLimit);
  if (dashes.length > 0) doc.dash(dashes, { phase: dashOffset });
  else doc.undash();
}

function drawShape(doc: PDFDocument, shape: Shape): void {
  const { path, matrix, clips, fill, rule, stroke } = even(shape);
  doc.save();
  for (const clip of clips) doc.path(pathData(clip.path)).clip(ruleOf(clip.rule));
  doc.transform(...matrix);
  const data = pathData(path);
  if (fill) doc.path(data).fill(inkOf(doc, fill), ruleOf(rule));
  if (stroke) {
    setPen(doc, stroke);
    doc.path(data).stroke(inkOf(doc, stroke.paint));
  }
  doc.restore();
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Draws the background that a logo needs, with a margin of an eighth of its height. */
export function drawGround(doc: PDFDocument, logo: PdfLogo, { x, y, height }: Place): void {
  if (!logo.ground) return;
  const margin = height / 8;
  const width = (logo.width * height) / logo.height;
  doc
    .rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    .fill(formatHex(logo.ground));
}

/** Draws a logo with its upper left corner at this point. */
export function drawLogo(doc: PDFDocument, logo: PdfLogo, { x, y, height }: Place): void {
  if (logo.jpeg) {
    doc.image(logo.jpeg, x, y, { fit: [(logo.width * height) / logo.height, height] });
    return;
  }
  if (!logo.drawing) return;
  doc
    .save()
    .translate(x, y)
    .scale(height / logo.height);
  doc.rect(0, 0, logo.width, logo.height).clip('non-zero');
  for (const shape of logo.drawing.shapes) drawShape(doc, shape);
  doc.restore();
}

/** Returns the largest height at which a logo fits into a box. */
export function fittedHeight(
  { width, height }: PdfLogo,
  [w, h]: readonly [number, number],
): number {
  return Math.min(h, (w * height) / width);
}
