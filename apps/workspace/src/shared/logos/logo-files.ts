import type { Obstacle } from '@brandroom/domain/artwork/drawing';
import { negativeObstacles } from '@brandroom/domain/artwork/drawing';
import { writeBitmapEps, writeEps } from '@brandroom/domain/artwork/eps';
import type { Plate } from '@brandroom/domain/artwork/negative';
import { negativeDrawing, negativeSvg } from '@brandroom/domain/artwork/negative';
import { readDrawing } from '@brandroom/domain/artwork/read-drawing';
import { withSize } from '@brandroom/domain/artwork/svg-size';
import { readSvg, writeSvg } from '@brandroom/domain/artwork/svg-tree';
import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { LogoVariant } from '@brandroom/domain/brand/logo-variant';
import {
  epsNote,
  isEps,
  isNegative,
  logoFileName,
  logoTitle,
  logoVariantExtension,
  logoVariants,
  missingVariant,
} from '@brandroom/domain/brand/logo-variant';
import type { Rgb } from '@brandroom/domain/color/hex';
import { uniqueNames } from '@brandroom/domain/file/unique-names';

import { darkGround, plateColor } from './logo-ground';
import type { BitmapEdge } from './raster';
import { drawn, hasInk, negate, punchHoles, usualEdge, white, withGround } from './raster';

const black: Rgb = { r: 0, g: 0, b: 0 };
const svgType = 'image/svg+xml';

/** The data of a logo's brand that its files need. */
interface LogoBrand {
  readonly name: string;
  readonly colors: readonly Color[];
}

/** The stored file of a logo with the inputs of its variants. */
export interface LogoSource {
  readonly logo: Logo;
  readonly bytes: Blob;
  readonly brand: LogoBrand;
  /** Draws a background in the brand's color behind negatives. */
  readonly hasPlate: boolean;
  /** The longest edge of a PNG or JPG, in pixels; 2048 by default. */
  readonly edge?: BitmapEdge;
}

async function svgOf({ bytes }: Pick<LogoSource, 'bytes'>) {
  return withSize(readSvg(await bytes.text()));
}

const svgBlob = (text: string) => new Blob([text], { type: svgType });

/** Returns the parts of the logo that vector shapes cannot show. */
export async function logoObstacles(
  source: Pick<LogoSource, 'logo' | 'bytes'>,
): Promise<readonly Obstacle[]> {
  return source.logo.fileType === svgType ? readDrawing(await svgOf(source)).obstacles : [];
}

/** Draws the logo or its negative on a canvas. */
async function bitmap(source: LogoSource, isOfNegative: boolean, plate: Plate) {
  const isVector = source.logo.fileType === svgType;
  const { edge } = source;
  if (!isOfNegative) {
    return drawn(isVector ? svgBlob(writeSvg(await svgOf(source))) : source.bytes, isVector, edge);
  }
  const svg = isVector ? await svgOf(source) : null;
  if (svg && negativeObstacles(readDrawing(svg).obstacles).length === 0) {
    const onBlack = negativeSvg(svg, { color: black, isDrawn: false });
    const canvas = await drawn(svgBlob(writeSvg(onBlack)), true, edge);
    punchHoles(canvas);
    if (plate.isDrawn) withGround(canvas, plate.color);
    return canvas;
  }
  const canvas = await drawn(svg ? svgBlob(writeSvg(svg)) : source.bytes, isVector, edge);
  negate(canvas);
  if (plate.isDrawn) withGround(canvas, plate.color);
  return canvas;
}

/** Fills the background of a bitmap without transparency. */
function withPaper(canvas: Awaited<ReturnType<typeof bitmap>>, { brand }: LogoSource): void {
  withGround(canvas, hasInk(canvas) ? white : darkGround(brand.colors));
}

async function eps(source: LogoSource, isOfNegative: boolean, plate: Plate): Promise<Blob> {
  const { logo, brand } = source;
  const title = `${brand.name} ${logoTitle(logo)}`;
  if (logo.fileType === svgType) {
    const drawing = readDrawing(await svgOf(source));
    if (drawing.obstacles.length === 0) {
      const shown = isOfNegative ? negativeDrawing(drawing, plate) : drawing;
      return new Blob([writeEps(shown, { title, colors: brand.colors })]);
    }
  }
  // A bitmap in an EPS cannot be transparent, and is for print in any size.
  const printed = { ...source, edge: usualEdge };
  const canvas = await bitmap(printed, isOfNegative, { ...plate, isDrawn: isOfNegative });
  withPaper(canvas, source);
  const jpeg = new Uint8Array(await (await canvas.blob('image/jpeg')).arrayBuffer());
  return new Blob([
    writeBitmapEps({ jpeg, width: canvas.width, height: canvas.height }, { title }),
  ]);
}

/** Creates one variant of a logo. */
export async function makeVariant(source: LogoSource, variant: LogoVariant): Promise<Blob> {
  const plate = { color: plateColor(source.brand.colors), isDrawn: source.hasPlate };
  const isOfNegative = isNegative(variant);
  switch (logoVariantExtension(variant)) {
    case 'svg': {
      const svg = await svgOf(source);
      return svgBlob(writeSvg(isOfNegative ? negativeSvg(svg, plate) : svg));
    }
    case 'png':
      return (await bitmap(source, isOfNegative, plate)).blob('image/png');
    case 'jpg': {
      const canvas = await bitmap(source, false, plate);
      withPaper(canvas, source);
      return canvas.blob('image/jpeg');
    }
    default:
      return eps(source, isOfNegative, plate);
  }
}

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Says that the file is a bitmap, and why. */
  readonly note?: string;
}

/** The variants that a logo allows, with the parts of it that vector shapes cannot show. */
export interface AllowedVariants {
  readonly obstacles: readonly Obstacle[];
  readonly variants: readonly LogoVariant[];
}

/** Returns the variants that a logo allows; reads the whole logo. */
export async function allowedVariants(
  source: Pick<LogoSource, 'logo' | 'bytes'>,
): Promise<AllowedVariants> {
  const obstacles = await logoObstacles(source);
  const isAllowed = (each: LogoVariant) => missingVariant(source.logo, each, obstacles) === null;
  return { obstacles, variants: logoVariants.filter(isAllowed) };
}

/**
 * Creates every variant that the logo allows, under its download name.
 * @param options.allowed the variants, if they are known; read from the logo otherwise.
 * @param options.onFile called after each file; an error that it throws ends the creation.
 */
export async function everyVariant(
  source: LogoSource,
  { allowed, onFile }: { allowed?: AllowedVariants; onFile?: () => void } = {},
): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  const { obstacles, variants } = allowed ?? (await allowedVariants(source));
  for (const variant of variants) {
    const blob = await makeVariant(source, variant);
    const name = logoFileName(source.brand.name, source.logo, variant);
    const note = isEps(variant) ? epsNote(source.logo, obstacles) : null;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    files.push({ name, bytes, ...(note !== null && { note }) });
    onFile?.();
  }
  return files;
}

/** Zips files into one archive; files of the same name are numbered. */
export async function zipped(files: readonly ArchivedFile[]): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const names = uniqueNames(files.map(({ name }) => name));
  const entries = Object.fromEntries(files.map(({ bytes }, at) => [names[at], bytes]));
  return new Blob([new Uint8Array(zipSync(entries, { level: 6 }))], { type: 'application/zip' });
}
