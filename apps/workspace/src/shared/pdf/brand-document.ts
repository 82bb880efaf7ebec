import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import { rulePlatformLabels } from '@brandroom/domain/brand/rule-platform';
import type { Typography } from '@brandroom/domain/brand/typography.schema';

import { column, DocumentWriter, inks, page, steps } from './document-writer';
import type { PdfLogo } from './pdf-artwork';
import { drawGround, drawLogo, fittedHeight } from './pdf-artwork';
import type { PdfFont } from './pdf-font';
import { pdfMessages as messages } from './pdf.messages';

interface Cover {
  readonly title: string;
  readonly brand: string;
  readonly intro: string;
  readonly logo: PdfLogo | undefined;
}

interface Lockup {
  readonly caption: string;
  readonly guide: 'space' | 'center';
  /** The partner's height relative to the height of the logo. */
  readonly share: number;
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

  /** Draws the logo beside a partner's, with guides. */
  lockup(logo: PdfLogo, { caption, guide, share }: Lockup): void {
    const { doc } = this;
    const ratio = logo.width / logo.height;
    const mark = Math.min(44, (column - 48) / (ratio + 1 + 3 * share + 2));
    const box = mark * 3 + 24;
    this.makeRoom(box + 40);
    const top = doc.y;
    const total = mark * (ratio + 1 + 3 * share);
    const x = page.margin + (column - total) / 2;
    const y = top + (box - mark) / 2;
    const partner = { x: x + mark * (ratio + 1), w: mark * 3 * share, h: mark * share };
    this.decorate(() => doc.rect(page.margin, top, column, box).fill(inks.paper));
    this.decorate(() => {
      drawGround(doc, logo, { x, y, height: mark });
      doc.lineWidth(0.75).dash(3, { space: 3 });
      if (guide === 'space') doc.rect(x - mark, y - mark, total + mark * 2, mark * 3);
      else doc.path(`M${x - mark} ${y + mark / 2}L${x + total + mark} ${y + mark / 2}`);
      doc.stroke(inks.line);
      doc.undash();
    });
    const figure = doc.struct('Figure', { alt: caption }, () => {
      drawLogo(doc, logo, { x, y, height: mark });
      doc.lineWidth(1).rect(partner.x, y + (mark - partner.h) / 2, partner.w, partner.h);
      doc.stroke(inks.text);
      const word = this.letters(messages.partner, { size: partner.h * 0.4, isStrong: true });
      const line = y + mark / 2 - partner.h * 0.24;
      doc.text(word, partner.x, line, {
        width: partner.w,
        align: 'center',
        lineBreak: false,
      });
    });
    this.root.add(figure);
    doc.y = top + box + 8;
    this.text('P', caption, { size: steps.caption, color: inks.muted });
    this.gap(14);
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
    const place = { x: page.margin + 12, y: top + 12, height };
    this.#figure(logo, logo.title, place);
    doc.y = top + height + 30;
    this.text('P', logo.title, { size: steps.caption, color: inks.muted });
    this.gap(12);
  }
}
