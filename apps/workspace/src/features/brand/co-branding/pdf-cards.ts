import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { Rgb } from '@brandroom/domain/color/hex';

import type { FigureCard, LogoFigure } from '../../../shared/pdf/logo-figure';
import type { PdfLogo } from '../../../shared/pdf/pdf-artwork';
import { pdfLogo } from '../../../shared/pdf/pdf-logo';
import type { CardFigure } from './logo-cards';
import { logoCards } from './logo-cards';
import { groundsOf, logoGrounds } from './logo-grounds';
import { logosInOrder } from './logo-order';

interface Pictured {
  readonly logo: Logo;
  readonly bytes: Blob;
  /** The logo on its usual background. */
  readonly usual: PdfLogo;
  readonly colors: readonly Color[];
  /** The main colors of the logo. */
  readonly inks: readonly Rgb[];
}

/** Prepares the cards of the Co-Branding page. */
async function pdfCards({ logo, bytes, usual, colors, inks }: Pictured): Promise<FigureCard[]> {
  async function drawn({ ground, ...figure }: CardFigure): Promise<LogoFigure> {
    return { ...figure, logo: ground ? await pdfLogo(logo, bytes, colors, ground.rgb) : usual };
  }
  const cards = logoCards(logoGrounds(inks, groundsOf(colors))).map(
    async ({ title, figures }): Promise<FigureCard> => ({
      title,
      figures: await Promise.all(figures.map(drawn)),
    }),
  );
  return (await Promise.all(cards)).filter(({ figures }) => figures.length > 0);
}

interface PdfLogos {
  /** All logos, those of the primary type first. */
  readonly logos: readonly PdfLogo[];
  readonly cards: readonly FigureCard[];
}

/** Prepares the logos for a PDF, with the cards of the Co-Branding page for the first of them. */
export async function pdfLogos(
  logos: readonly Logo[],
  colors: readonly Color[],
  {
    bytesOf,
    inksOf,
  }: {
    readonly bytesOf: (logo: Logo) => Promise<Blob>;
    /** Measures the main colors of a logo. */
    readonly inksOf: (file: Blob) => Promise<readonly Rgb[]>;
  },
): Promise<PdfLogos> {
  const prepared: PdfLogo[] = [];
  let cards: readonly FigureCard[] = [];
  for (const logo of logosInOrder(logos)) {
    const bytes = await bytesOf(logo);
    const usual = await pdfLogo(logo, bytes, colors);
    if (prepared.length === 0) {
      cards = await pdfCards({ logo, bytes, usual, colors, inks: await inksOf(bytes) });
    }
    prepared.push(usual);
  }
  return { logos: prepared, cards };
}
