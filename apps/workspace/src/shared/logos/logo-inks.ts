import type { Rgb } from '@brandroom/domain/color/hex';

/** The longest edge of the measured image, in pixels. */
const edge = 96;
/** A color that covers a smaller share of the logo is an antialiased edge. */
const leastShare = 0.05;

/** Returns the main colors of a logo's pixels (RGBA), without transparent ones. */
export function inksOf(pixels: Uint8ClampedArray): Rgb[] {
  const found = new Map<number, { count: number; sum: Rgb }>();
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 200) continue;
    count += 1;
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const before = found.get(bin) ?? { count: 0, sum: { r: 0, g: 0, b: 0 } };
    const { sum } = before;
    found.set(bin, {
      count: before.count + 1,
      sum: { r: sum.r + r, g: sum.g + g, b: sum.b + b },
    });
  }
  return [...found.values()]
    .filter((bin) => bin.count >= count * leastShare)
    .map((bin) => ({
      r: Math.round(bin.sum.r / bin.count),
      g: Math.round(bin.sum.g / bin.count),
      b: Math.round(bin.sum.b / bin.count),
    }));
}

/** Measures the main colors of an image at an object URL. */
async function logoInks(src: string): Promise<Rgb[]> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = edge / Math.max(naturalWidth, naturalHeight, 1);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.drawImage(image, 0, 0, width, height);
  return inksOf(context.getImageData(0, 0, width, height).data);
}

/** Measures the main colors of an image file. */
export async function inksOfFile(file: Blob): Promise<Rgb[]> {
  const address = URL.createObjectURL(file);
  try {
    return await logoInks(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
