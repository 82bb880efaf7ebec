import type { Rgb } from '@brandroom/domain/color/hex';

/** The longest edge of a bitmap variant, in pixels. */
const longestEdge = 2048;

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
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement, isVector: boolean): Size {
  const scale = longestEdge / Math.max(naturalWidth, naturalHeight, 1);
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
export async function drawn(blob: Blob, isVector: boolean): Promise<Canvas> {
  const image = await decoded(blob);
  const canvas = canvasOf(sizeOf(image, isVector));
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

const lightness = (data: Uint8ClampedArray, at: number) =>
  (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) / 255;

/** Makes each pixel white, with an opacity that depends on its lightness. */
function whiten({ context, width, height }: Canvas, opacity: (lightness: number) => number): void {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) * opacity(lightness(data, at));
    data.fill(255, at, at + 3);
    data[at + 3] = alpha;
  }
  context.putImageData(image, 0, 0);
}

/** Makes the black parts of a white drawing transparent. */
export const punchHoles = (canvas: Canvas): void => whiten(canvas, (light) => light);

/** Does the drawing have a part that is visible on white? */
export function hasInk({ context, width, height }: Canvas): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 127 && lightness(data, at) < paperFrom) return true;
  }
  return false;
}

/** Creates the negative of a bitmap: all white, with near-white parts transparent. */
export function negate(canvas: Canvas): void {
  const ink = (light: number) =>
    Math.min(1, Math.max(0, (paperTo - light) / (paperTo - paperFrom)));
  // A logo that is already white is its own negative.
  whiten(canvas, hasInk(canvas) ? ink : () => 1);
}
