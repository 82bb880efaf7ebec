import { isAllPaper } from '@brandroom/domain/artwork/negative';
import { readDrawing } from '@brandroom/domain/artwork/read-drawing';
import { withSize } from '@brandroom/domain/artwork/svg-size';
import { readSvg } from '@brandroom/domain/artwork/svg-tree';
import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import { logoTitle } from '@brandroom/domain/brand/logo-variant';
import type { Rgb } from '@brandroom/domain/color/hex';

import { darkGround } from '../logos/logo-ground';
import { drawn, hasInk, white, withGround } from '../logos/raster';
import type { PdfLogo } from './pdf-artwork';

/**
 * Loads a logo for a PDF: as vector shapes if it is an SVG of shapes only, else as an image. A white
 * logo gets a dark background, unless another one is given.
 */
export async function pdfLogo(
  logo: Logo,
  bytes: Blob,
  colors: readonly Color[],
  on: Rgb | null = null,
): Promise<PdfLogo> {
  const title = `${logoTypeLabels[logo.type]}: ${logoTitle(logo)}`;
  if (logo.fileType === 'image/svg+xml') {
    const drawing = readDrawing(withSize(readSvg(await bytes.text())));
    const { width, height } = drawing;
    const ground = on ?? (isAllPaper(drawing) ? darkGround(colors) : null);
    if (drawing.obstacles.length === 0) {
      return { title, width, height, drawing, jpeg: null, ground };
    }
  }
  const canvas = await drawn(bytes, logo.fileType === 'image/svg+xml');
  const ground = on ?? (hasInk(canvas) ? null : darkGround(colors));
  withGround(canvas, ground ?? white);
  const jpeg = await (await canvas.blob('image/jpeg')).arrayBuffer();
  return { title, width: canvas.width, height: canvas.height, drawing: null, jpeg, ground };
}
