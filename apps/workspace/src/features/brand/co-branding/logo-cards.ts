import { formatContrast } from '@brandroom/domain/color/contrast';

import { coBrandingMessages } from './co-branding.messages';
import type { LogoGrounds, MeasuredGround } from './logo-grounds';

const { spacing, sizes, equal, sponsor, centering, colors } = coBrandingMessages.cards;

/** A figure of two logos side by side. */
export interface CardFigure {
  readonly caption: string;
  readonly guide?: 'space' | 'center';
  /** The partner's height relative to the height of the logo; without it, the logo is alone. */
  readonly share?: number;
  readonly align?: 'top';
  readonly verdict?: 'do' | 'dont';
  /** The background, if it is not the usual one of the logo. */
  readonly ground?: MeasuredGround;
}

interface LogoCard {
  readonly title: string;
  readonly figures: readonly CardFigure[];
}

/** Returns the cards of the rules for two logos, which the page and the PDFs draw. */
export const logoCards = (grounds: LogoGrounds | null): readonly LogoCard[] => [
  {
    title: spacing.title,
    figures: [
      { caption: spacing.caption, guide: 'space', share: 1 },
      { caption: spacing.alone, guide: 'space' },
    ],
  },
  {
    title: sizes.title,
    figures: [
      { caption: equal, share: 1 },
      { caption: sponsor, share: 0.5 },
    ],
  },
  {
    title: centering.title,
    figures: [
      { caption: centering.do, guide: 'center', share: 0.6, verdict: 'do' },
      { caption: centering.dont, align: 'top', share: 0.6, verdict: 'dont' },
    ],
  },
  { title: colors.title, figures: grounds ? colorFigures(grounds) : [] },
];

function colorFigures({ best, worst }: LogoGrounds): CardFigure[] {
  const good = colors.do(best.name, formatContrast(best.ratio));
  const bad = colors.dont(worst.name, formatContrast(worst.ratio));
  return [
    { caption: good, share: 1, verdict: 'do', ground: best },
    { caption: bad, share: 1, verdict: 'dont', ground: worst },
  ];
}
