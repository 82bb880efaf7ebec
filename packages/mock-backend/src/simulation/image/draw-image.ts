import type { ImageRequest, ImageStyle } from '@brandroom/domain/content/generated-image.schema';

import { toPng } from '../../samples/drawing/png';
import { randomFrom, seedFrom } from '../../samples/drawing/random';
import type { Scene } from '../../samples/drawing/scene';
import { compose, frameSizes } from './compose';
import type { BrandColor } from './palette';
import { paletteOf } from './palette';
import type { Picture } from './picture';
import { readImagePrompt } from './read-image-prompt';
import { artistic } from './style-artistic';
import { cartoon } from './style-cartoon';
import { minimalist } from './style-minimalist';
import { realistic } from './style-realistic';
import { threeD } from './style-three-d';

const styles: Record<ImageStyle, (picture: Picture) => Scene> = {
  realistic,
  artistic,
  cartoon,
  '3d': threeD,
  minimalist,
};

/** Returns the shapes for a request. The same request and colors give the same shapes. */
export function imageScene(
  { prompt, style, aspectRatio }: ImageRequest,
  colors: readonly BrandColor[],
): Scene {
  const palette = paletteOf(colors);
  const random = randomFrom(seedFrom(JSON.stringify([prompt, style, aspectRatio, palette])));
  const content = readImagePrompt(prompt);
  return styles[style](compose(content, frameSizes[aspectRatio], palette, random));
}

/** Draws the image of a request as PNG, 1200 pixels on its longer side. */
export function drawImage(
  request: ImageRequest,
  colors: readonly BrandColor[],
): Uint8Array<ArrayBuffer> {
  return toPng(imageScene(request, colors));
}
