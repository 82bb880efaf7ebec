import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import type { Typography } from '@brandroom/domain/brand/typography.schema';

import { BrandDocument } from '../../../shared/pdf/brand-document';
import type { WrittenPdf } from '../../../shared/pdf/document-writer';
import type { FontSpecimens } from '../../../shared/pdf/font-specimens';
import type { FigureCard } from '../../../shared/pdf/logo-figure';
import type { PdfLogo } from '../../../shared/pdf/pdf-artwork';
import type { PdfLetters } from '../../../shared/pdf/pdf-letters';
import { coBrandingMessages } from './co-branding.messages';

const messages = coBrandingMessages.pdf;

/** The content of the document. */
interface GuidelinesContent {
  readonly brand: string;
  readonly logos: readonly PdfLogo[];
  /** The rules for the logo beside a partner's. */
  readonly cards: readonly FigureCard[];
  readonly guidelines: readonly Guideline[];
  readonly rules: readonly Rule[];
  readonly colors: readonly Color[];
  readonly fonts: readonly Typography[];
  readonly at: Date;
  readonly letters: PdfLetters;
  readonly specimens: FontSpecimens;
}

/** Writes the co-branding guidelines of a brand as a tagged PDF with bookmarks and vector logos. */
export async function writeGuidelinesPdf(
  content: GuidelinesContent,
  date: string,
): Promise<WrittenPdf> {
  const { brand, logos, cards, guidelines, rules, colors, fonts, at, letters, specimens } = content;
  const title = messages.title(brand);
  const document = new BrandDocument({ title, author: brand, at, letters });
  document.cover({ title, brand, intro: messages.intro(brand, date), logo: logos[0] });
  if (cards.length > 0) document.heading(messages.partners);
  for (const card of cards) document.logoCard(card);
  if (guidelines.length > 0) document.heading(messages.guidelines);
  for (const guideline of guidelines) document.guideline(guideline);
  if (rules.length > 0) document.heading(messages.rules);
  for (const rule of rules) document.rule(rule);
  if (colors.length > 0) document.heading(messages.colors);
  for (const color of colors) document.color(color);
  if (fonts.length > 0) document.heading(messages.fonts);
  for (const font of fonts) document.font(font, specimens.get(font.id));
  if (logos.length > 0) document.heading(messages.logos);
  for (const logo of logos) document.logo(logo);
  return document.finish();
}
