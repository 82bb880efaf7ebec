import type { Rgb } from '@brandroom/domain/color/hex';
import { chroma } from '@brandroom/domain/color/luminance';

/** The longest edges that a bitmap variant may have, in pixels. */
export const bitmapEdges = [512, 1024, 2048, 4096] as const;
export type BitmapEdge = (typeof bitmapEdges)[number];
export const usualEdge: BitmapEdge = 2048;

export const white: Rgb = { r: 255, g: 255, b: 255 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Decodes an image in the browser, where an SVG cannot run scripts. */
async function decoded(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A vector image fills the longest edge; a bitmap is only scaled down. */
function sizeOf(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  isVector: boolean,
  edge: BitmapEdge,
): Size {
  const scale = edge / Math.max(naturalWidth, naturalHeight, 1);
  const by = isVector ? scale : Math.min(1, scale);
  const side = (length: number) => Math.max(1, Math.round(length * by));
  return { width: side(naturalWidth), height: side(naturalHeight) };
}

interface Canvas extends Size {
  readonly context: OffscreenCanvasRenderingContext2D;
  blob(type: 'image/png' | 'image/jpeg'): Promise<Blob>;
}

function canvasOf({ width, height }: Size): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas.');
  return {
    width,
    height,
    context,
    blob: (type) => canvas.convertToBlob({ type, quality: 0.92 }),
  };
}

/** Draws the image on a canvas in the size of its variants. */
export async function drawn(
  blob: Blob,
  isVector: boolean,
  edge: BitmapEdge = usualEdge,
): Promise<Canvas> {
  const image = await decoded(blob);
  const canvas = canvasOf(sizeOf(image, isVector, edge));
  canvas.context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Fills the background behind the drawing with a color. */
export function withGround({ context, width, height }: Canvas, { r, g, b }: Rgb): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = `rgb(${r} ${g} ${b})`;
  context.fillRect(0, 0, width, height);
}

/** The range of lightness, from 0 to 1, over which a bitmap's pixels fade from ink to paper. */
const paperFrom = 0.78;
const paperTo = 0.94;
/** The range of chroma over which light pixels fade from paper to ink, so that bright yellow stays. */
const grayTo = 0.2;
const colorFrom = 0.5;

const lightness = (data: Uint8ClampedArray, at: number) =>
  (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) / 255;

/** How much of a pixel is ink, from 0 to 1; the rest is paper. */
function inkOf(data: Uint8ClampedArray, at: number): number {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const dark = (paperTo - lightness(data, at)) / (paperTo - paperFrom);
  const colored = (chroma({ r, g, b }) - grayTo) / (colorFrom - grayTo);
  return Math.min(1, Math.max(0, dark, colored));
}

/** The pixels of a canvas (RGBA), and where one of them begins. */
type Pixel = [data: Uint8ClampedArray, at: number];

/** Makes each pixel white, with an opacity of its own. */
function whiten({ context, width, height }: Canvas, opacity: (...pixel: Pixel) => number): void {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) * opacity(data, at);
    data.fill(255, at, at + 3);
    data[at + 3] = alpha;
  }
  context.putImageData(image, 0, 0);
}

/** Makes the black parts of a white drawing transparent. */
export const punchHoles = (canvas: Canvas): void => whiten(canvas, lightness);

function hasPixel({ context, width, height }: Canvas, isOne: (...pixel: Pixel) => boolean) {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 127 && isOne(data, at)) return true;
  }
  return false;
}

/** Returns whether a part of the drawing is visible on white. */
export const hasInk = (canvas: Canvas): boolean =>
  hasPixel(canvas, (data, at) => lightness(data, at) < paperFrom);

/** Creates the negative of a bitmap: all white, with near-white parts transparent. */
export function negate(canvas: Canvas): void {
  // A logo that is already white is its own negative.
  whiten(canvas, hasPixel(canvas, (...pixel) => inkOf(...pixel) === 1) ? inkOf : () => 1);
}
