import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import { rulePlatformLabels } from '@brandroom/domain/brand/rule-platform';
import type { Typography } from '@brandroom/domain/brand/typography.schema';

import { column, DocumentWriter, inks, page, steps } from './document-writer';
import type { FigureCard } from './logo-figure';
import { drawFigure, drawFigureGround } from './logo-figure';
import type { PdfLogo } from './pdf-artwork';
import { drawGround, drawLogo, fittedHeight } from './pdf-artwork';
import type { PdfFont } from './pdf-font';
import { pdfMessages as messages } from './pdf.messages';

const figureHeight = 104;

interface Cover {
  readonly title: string;
  readonly brand: string;
  readonly intro: string;
  readonly logo: PdfLogo | undefined;
}

interface DrawnPair {
  readonly one: Color;
  readonly other: Color;
  readonly text: string;
}

/** The parts of a document about a brand: its cover, logos, colors, fonts and guidelines. */
export class BrandDocument extends DocumentWriter {
  cover({ title, brand, intro, logo }: Cover): void {
    const { doc } = this;
    if (logo) {
      const height = fittedHeight(logo, [column * 0.6, 64]);
      const place = { x: page.margin, y: doc.y, height };
      this.#figure(logo, messages.logoOf(brand), place);
      this.gap(height + 36);
    }
    doc.outline.addItem(title);
    this.text('H1', title, { size: steps.title, isStrong: true });
    this.gap(4);
    this.text('P', intro, { color: inks.muted });
  }

  #figure(logo: PdfLogo, alt: string, place: Parameters<typeof drawLogo>[2]): void {
    const { doc } = this;
    this.decorate(() => drawGround(doc, logo, place));
    this.root.add(doc.struct('Figure', { alt }, () => drawLogo(doc, logo, place)));
  }

  /** Draws the figures of a card side by side, each with its caption. */
  logoCard({ title, figures }: FigureCard): void {
    const { doc } = this;
    const gap = 16;
    const width = (column - gap) / 2;
    const captions = figures.map(({ caption, verdict }) => {
      const text = verdict ? messages[verdict](caption) : caption;
      const look = { size: steps.caption, color: verdict ? inks[verdict] : inks.muted };
      return { text, look: { ...look, width, isStrong: verdict !== undefined } };
    });
    const lines = Math.max(...captions.map(({ text, look }) => this.heightOf(text, look)));
    this.makeRoom(figureHeight + lines + 40);
    this.subheading(title);
    const top = doc.y;
    for (const [index, figure] of figures.entries()) {
      const x = page.margin + index * (width + gap);
      const box = { x, y: top, width, height: figureHeight };
      const { text, look } = captions[index] ?? { text: figure.caption, look: {} };
      this.decorate(() => drawFigureGround(doc, figure, box));
      const name = (size: number, color: string) =>
        this.letters(messages.partner, { size, color, isStrong: true });
      this.root.add(doc.struct('Figure', { alt: text }, () => drawFigure(doc, figure, box, name)));
      doc.y = top + figureHeight + 6;
      this.text('P', text, { ...look, x });
    }
    doc.y = top + figureHeight + 6 + lines + 10;
  }

  guideline({ title, description, dos, donts }: Guideline): void {
    const items = [...dos.map(messages.do), ...donts.map(messages.dont)];
    this.entry('H3', { title, text: description, items });
  }

  color({ name, hex, rgb, cmyk, pms, ral }: Color): void {
    const { doc } = this;
    this.makeRoom(34);
    const top = doc.y;
    this.decorate(() => {
      doc.lineWidth(0.5).rect(page.margin, top, 40, 26).fill(hex);
      doc.rect(page.margin, top, 40, 26).stroke(inks.line);
    });
    const x = page.margin + 52;
    this.text('P', name, { isStrong: true, x });
    const values = [hex, rgb, cmyk, pms, ral].filter((value) => value !== '');
    this.text('P', values.join('   '), { size: steps.caption, color: inks.muted, x });
    doc.y = Math.max(doc.y, top + 26) + 8;
  }

  /** Draws two colors that may be combined, in both orders. */
  pair({ one, other, text }: DrawnPair): void {
    const { doc } = this;
    const x = page.margin + 78;
    this.makeRoom(26);
    const top = doc.y;
    this.decorate(() => {
      for (const [at, ground, ink] of [
        [0, one.hex, other.hex],
        [32, other.hex, one.hex],
      ] as const) {
        const left = page.margin + at;
        doc.rect(left, top, 32, 18).fill(ground);
        const sample = this.letters('Aa', { isStrong: true, color: ink });
        doc.text(sample, left, top + 3, { width: 32, align: 'center', lineBreak: false });
      }
      doc.lineWidth(0.5).rect(page.margin, top, 64, 18).stroke(inks.line);
    });
    doc.y = top + 2;
    this.text('P', text, { x });
    doc.y = Math.max(doc.y, top + 18) + 8;
  }

  /** A font with the letters that it has, if it is known. */
  font({ name, family, weights, usage }: Typography, specimen: PdfFont | undefined): void {
    this.makeRoom(specimen ? 120 : 40);
    this.text('P', messages.font(name, family, weights.join(', ')), { isStrong: true });
    this.text('P', usage, { color: inks.muted });
    if (specimen) this.#specimen(specimen);
    this.gap(8);
  }

  #specimen(font: PdfFont): void {
    const { doc } = this;
    doc.registerFont(font.postscriptName, font);
    this.gap(4);
    for (const line of messages.specimen) {
      const known = Array.from(line)
        .filter((character) => font.has(character))
        .join('');
      if (known.trim() === '') continue;
      doc.font(font.postscriptName).fontSize(steps.heading).fillColor(inks.text);
      this.root.add(doc.struct('P', {}, () => doc.text(known, page.margin, doc.y)));
    }
  }

  rule({ title, platform, description, examples }: Rule): void {
    const named = messages.rule(title, rulePlatformLabels[platform]);
    this.entry('H3', { title: named, text: description, items: examples });
  }

  logo(logo: PdfLogo): void {
    const { doc } = this;
    const height = fittedHeight(logo, [column * 0.5, 60]);
    this.makeRoom(height + 52);
    const top = doc.y;
    this.decorate(() => {
      doc
        .lineWidth(0.5)
        .rect(page.margin, top, column, height + 24)
        .stroke(inks.line);
    });
    const width = (logo.width * height) / logo.height;
    const place = { x: (page.width - width) / 2, y: top + 12, height };
    this.#figure(logo, logo.title, place);
    doc.y = top + height + 30;
    this.text('P', logo.title, { size: steps.caption, color: inks.muted });
    this.gap(12);
  }
}
