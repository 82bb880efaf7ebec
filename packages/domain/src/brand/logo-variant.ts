import { extensionOf } from '../file/category';
import { safeFileName } from '../file/file-name';
import { joinList } from '../format/list';
import type { Obstacle } from '../artwork/drawing';
import { negativeObstacles } from '../artwork/drawing';
import type { Logo } from './logo.schema';
import { logoTypeLabels } from './logo-type';

/** The files that a logo can be downloaded as, in the order of the menu. */
export const logoVariants = [
  'svg',
  'svgNegative',
  'png',
  'pngNegative',
  'jpg',
  'eps',
  'epsNegative',
] as const;
export type LogoVariant = (typeof logoVariants)[number];

export const logoVariantLabels: Record<LogoVariant, string> = {
  svg: 'SVG',
  svgNegative: 'SVG Negative',
  png: 'PNG',
  pngNegative: 'PNG Negative',
  jpg: 'JPG',
  eps: 'EPS',
  epsNegative: 'EPS Negative',
};

export function isNegative(variant: LogoVariant): boolean {
  return variant.endsWith('Negative');
}

export function isEps(variant: LogoVariant): boolean {
  return variant.startsWith('eps');
}

export function logoVariantExtension(variant: LogoVariant): string {
  return variant.replace('Negative', '');
}

/** The name without its extension. */
export function logoTitle({ name }: Pick<Logo, 'name'>): string {
  const extension = extensionOf(name);
  return extension === '' ? name : name.slice(0, -extension.length - 1);
}

const longestPart = 32;
const cut = (text: string) => Array.from(text).slice(0, longestPart).join('').trim();

type NamedLogo = Pick<Logo, 'name' | 'type'>;

function fileName(brand: string, logo: NamedLogo, what: string, extension: string): string {
  const parts = [cut(brand), logoTypeLabels[logo.type], cut(logoTitle(logo)), what];
  const stem = parts.filter((part) => part !== '').join(' - ');
  return safeFileName(`${stem}.${extension}`, [extension]);
}

/** «Fernhill Coffee - Primary Logo - Round mark - SVG Negative.svg» */
export const logoFileName = (brand: string, logo: NamedLogo, variant: LogoVariant): string =>
  fileName(brand, logo, logoVariantLabels[variant], logoVariantExtension(variant));

/** «Fernhill Coffee - Primary Logo - Round mark - All variants.zip» */
export const logoArchiveName = (brand: string, logo: NamedLogo): string =>
  fileName(brand, logo, 'All variants', 'zip');

const typeWords: Record<Logo['fileType'], string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/svg+xml': 'SVG',
};

/** «PNG» */
export function logoTypeWord({ fileType }: Pick<Logo, 'fileType'>): string {
  return typeWords[fileType];
}

const obstacleWords: Record<Obstacle, string> = {
  text: 'text',
  image: 'pictures',
  filter: 'filters',
  mask: 'masks',
  pattern: 'patterns',
  transparency: 'transparency',
  blending: 'blend modes',
  marker: 'line markers',
  gradient: 'repeated gradients',
  clip: 'combined clips',
  style: 'special styles',
};

const listed = (obstacles: readonly Obstacle[]) =>
  joinList(obstacles.map((each) => obstacleWords[each]));

/** Why a variant cannot be made, and the next step. */
function missing(
  logo: Pick<Logo, 'fileType'>,
  variant: LogoVariant,
  obstacles: readonly Obstacle[],
): { reason: string; next: string } | null {
  if (logoVariantExtension(variant) !== 'svg') return null;
  if (logo.fileType !== 'image/svg+xml') {
    const reason = `A ${logoTypeWord(logo)} has no shapes.`;
    return { reason, next: 'Upload an SVG to get this.' };
  }
  const blocking = isNegative(variant) ? negativeObstacles(obstacles) : [];
  if (blocking.length === 0) return null;
  const reason = `An SVG can't show a negative of ${listed(blocking)}.`;
  return { reason, next: 'Download PNG Negative instead.' };
}

/** Why a variant cannot be made of a logo that shows this; null where it can. */
export function missingVariant(...given: Parameters<typeof missing>): string | null {
  const found = missing(...given);
  return found && `${found.reason} ${found.next}`;
}

/** Why the EPS of a logo is a bitmap; null if it consists of shapes only. */
function bitmapReason(logo: Pick<Logo, 'fileType'>, obstacles: readonly Obstacle[]): string | null {
  if (logo.fileType !== 'image/svg+xml') return `the logo is a ${logoTypeWord(logo)}`;
  return obstacles.length === 0 ? null : `the logo uses ${listed(obstacles)}`;
}

/** Returns the note about the EPS of a logo; null if it consists of shapes only. */
export function epsNote(...given: Parameters<typeof bitmapReason>): string | null {
  const reason = bitmapReason(...given);
  return reason && `A bitmap, because ${reason}.`;
}

/** Returns the notes about all variants in one archive: those that are missing, and bitmaps. */
export function archiveNotes(...[logo, obstacles]: Parameters<typeof bitmapReason>): string[] {
  const left = logoVariants.filter((variant) => missing(logo, variant, obstacles) !== null);
  const [first] = left;
  const why = first && missing(logo, first, obstacles)?.reason;
  const labels = joinList(left.map((variant) => logoVariantLabels[variant]));
  const bitmap = bitmapReason(logo, obstacles);
  return [
    ...(why === undefined ? [] : [`Not included: ${labels}. ${why}`]),
    ...(bitmap === null ? [] : [`The EPS files are bitmaps, because ${bitmap}.`]),
  ];
}

/** How a logo is to be set: a multiple of its height, and the least height. */
export const logoRules = {
  clearSpace: 1,
  smallest: { px: 24, mm: 8 },
  smallestFavicon: { px: 16, mm: null },
} as const;
