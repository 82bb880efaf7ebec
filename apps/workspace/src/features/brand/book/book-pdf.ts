import { colorRoleLabels } from '@brandroom/domain/brand/color.schema';
import { messageGroupLabels } from '@brandroom/domain/brand/message.schema';
import { contrastGrade, formatContrast } from '@brandroom/domain/color/contrast';

import { BrandDocument } from '../../../shared/pdf/brand-document';
import type { WrittenPdf } from '../../../shared/pdf/document-writer';
import type { FontSpecimens } from '../../../shared/pdf/font-specimens';
import type { FigureCard } from '../../../shared/pdf/logo-figure';
import type { PdfLogo } from '../../../shared/pdf/pdf-artwork';
import type { PdfLetters } from '../../../shared/pdf/pdf-letters';
import { bookMessages as messages } from './book.messages';
import type { BookPart, BrandBook } from './brand-book';
import { allowedPairs, colorGroups, messageGroups } from './brand-book';

interface BookContent {
  readonly book: Omit<BrandBook, 'logos'>;
  readonly logos: readonly PdfLogo[];
  /** The rules for the logo beside a partner's. */
  readonly cards: readonly FigureCard[];
  readonly parts: readonly BookPart[];
  readonly at: Date;
  readonly letters: PdfLetters;
  readonly specimens: FontSpecimens;
}

type Write = (document: BrandDocument, content: BookContent) => void;

const writers: Record<BookPart, Write> = {
  logos: (document, { logos }) => {
    for (const logo of logos) document.logo(logo);
  },
  colors: (document, { book: { colors } }) => {
    for (const group of colorGroups(colors)) {
      document.subheading(colorRoleLabels[group.role]);
      for (const color of group.colors) document.color(color);
    }
    const pairs = allowedPairs(colors);
    if (pairs.length > 0) document.subheading(messages.pairs);
    for (const { one, other, ratio } of pairs) {
      const facts = messages.pairFacts(formatContrast(ratio), contrastGrade(ratio));
      document.pair({ one, other, text: `${messages.pair(one.name, other.name)}: ${facts}` });
    }
  },
  typography: (document, { book: { fonts }, specimens }) => {
    for (const font of fonts) document.font(font, specimens.get(font.id));
  },
  voice: (document, { book: { tones } }) => {
    for (const { title, description, examples } of tones) {
      document.entry('H3', { title, text: description, items: examples.map(messages.quoted) });
    }
  },
  messaging: (document, { book }) => {
    for (const group of messageGroups(book.messages)) {
      document.subheading(messageGroupLabels[group.type]);
      for (const { content, description } of group.messages) {
        document.entry('H4', { title: messages.quoted(content), text: description, items: [] });
      }
    }
  },
  context: (document, { book: { rules } }) => {
    for (const rule of rules) document.rule(rule);
  },
  coBranding: (document, { book: { guidelines }, cards }) => {
    for (const card of cards) document.logoCard(card);
    for (const guideline of guidelines) document.guideline(guideline);
  },
};

/** Writes the brand book as a tagged PDF with contents, bookmarks and vector logos. */
export async function writeBookPdf(content: BookContent, date: string): Promise<WrittenPdf> {
  const { book, logos, parts, at, letters } = content;
  const title = messages.pdf.title(book.name);
  const document = new BrandDocument({ title, author: book.name, at, letters });
  const intro = messages.pdf.intro(date, parts.length);
  document.cover({ title, brand: book.name, intro, logo: logos[0] });
  if (book.description !== '') document.text('P', book.description);
  document.contents(parts.length);
  for (const part of parts) {
    document.newPage();
    document.heading(messages.parts[part]);
    writers[part](document, content);
  }
  return document.finish();
}
