import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { Rgb } from '@brandroom/domain/color/hex';

import type { FigureCard, LogoFigure } from '../../../shared/pdf/logo-figure';
import { pdfLogo } from '../../../shared/pdf/pdf-logo';
import type { CardFigure } from './logo-cards';
import { logoCards } from './logo-cards';
import { groundsOf, logoGrounds } from './logo-grounds';

interface Pictured {
  readonly logo: Logo;
  readonly bytes: Blob;
  readonly colors: readonly Color[];
  /** The main colors of the logo. */
  readonly inks: readonly Rgb[];
}

/** Prepares the cards of the Co-Branding page for a PDF. */
export async function pdfCards({ logo, bytes, colors, inks }: Pictured): Promise<FigureCard[]> {
  const usual = await pdfLogo(logo, bytes, colors);
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
