import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';

import type { PdfLogo } from '../../../shared/pdf/pdf-artwork';
import { drawLogo, fittedHeight } from '../../../shared/pdf/pdf-artwork';
import { coBrandingMessages } from './co-branding.messages';

const messages = coBrandingMessages.pdf;
const page = { width: 595.28, height: 841.89, margin: 56 };
const column = page.width - page.margin * 2;
const inks = { text: '#112b3c', muted: '#51636f', line: '#8a98a1', paper: '#f3f1ec' };
const steps = { title: 26, heading: 17, lead: 12.5, body: 10.5, caption: 9 };

/** What the document is made of. */
export interface GuidelinesContent {
  readonly brand: string;
  /** The first one is shown beside a partner. */
  readonly logos: readonly PdfLogo[];
  readonly guidelines: readonly Guideline[];
  readonly colors: readonly Color[];
  readonly fonts: readonly Typography[];
  readonly at: Date;
  /** The letters of the document itself. */
  readonly letters: { readonly regular: Uint8Array; readonly strong: Uint8Array };
}

type Structure = ReturnType<PDFDocument['struct']>;

/** Writes one part of the document after the other, each with its tag. */
class GuidelinesWriter {
  readonly #doc: PDFDocument;
  readonly #root: Structure;

  constructor({ brand, at, letters }: GuidelinesContent) {
    const { margin } = page;
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, right: margin, bottom: margin, left: margin },
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      font: letters.regular,
      info: { Title: messages.title(brand), Author: brand, CreationDate: at },
    });
    this.#doc.registerFont('regular', letters.regular).registerFont('strong', letters.strong);
    this.#root = this.#doc.struct('Document', {});
    this.#doc.addStructure(this.#root);
    this.#doc.y = margin;
  }

  /** Starts a page where less than this height is left. */
  #makeRoom(height: number): void {
    if (this.#doc.y + height <= page.height - page.margin) return;
    this.#doc.addPage();
    this.#doc.y = page.margin;
  }

  /** Lines, grounds and guides, which are not read out. */
  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #text(
    tag: string,
    text: string,
    {
      size = steps.body,
      isStrong = false,
      color = inks.text,
      x = page.margin,
      into = this.#root,
    } = {},
  ): void {
    const doc = this.#doc;
    const options = { width: page.width - page.margin - x, lineGap: size * 0.25 };
    doc
      .font(isStrong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(color);
    this.#makeRoom(Math.min(doc.heightOfString(text, options), page.height / 2));
    into.add(doc.struct(tag, {}, () => doc.text(text, x, doc.y, options)));
  }

  #gap(height: number): void {
    this.#doc.y += height;
  }

  heading(title: string): void {
    this.#gap(22);
    this.#makeRoom(120);
    this.#doc.outline.addItem(title);
    this.#text('H2', title, { size: steps.heading, isStrong: true });
    this.#gap(6);
  }

  cover(brand: string, [logo]: readonly PdfLogo[], date: string): void {
    const doc = this.#doc;
    if (logo) {
      const height = fittedHeight(logo, [column * 0.6, 64]);
      const place = { x: page.margin, y: doc.y, height };
      const alt = messages.logoOf(brand);
      this.#root.add(doc.struct('Figure', { alt }, () => drawLogo(doc, logo, place)));
      this.#gap(height + 36);
    }
    doc.outline.addItem(messages.title(brand));
    this.#text('H1', messages.title(brand), { size: steps.title, isStrong: true });
    this.#gap(4);
    this.#text('P', messages.intro(brand, date), { color: inks.muted });
  }

  /** The logo beside a partner's, with guides. */
  lockup(logo: PdfLogo, { caption, guide, share }: Lockup): void {
    const doc = this.#doc;
    const ratio = logo.width / logo.height;
    const mark = Math.min(44, (column - 48) / (ratio + 1 + 3 * share + 2));
    const box = mark * 3 + 24;
    this.#makeRoom(box + 40);
    const top = doc.y;
    const total = mark * (ratio + 1 + 3 * share);
    const x = page.margin + (column - total) / 2;
    const y = top + (box - mark) / 2;
    const partner = { x: x + mark * (ratio + 1), w: mark * 3 * share, h: mark * share };
    this.#decorate(() => doc.rect(page.margin, top, column, box).fill(inks.paper));
    this.#decorate(() => {
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
      doc
        .font('strong')
        .fontSize(partner.h * 0.4)
        .fillColor(inks.text);
      const line = y + mark / 2 - partner.h * 0.24;
      doc.text(messages.partner, partner.x, line, {
        width: partner.w,
        align: 'center',
        lineBreak: false,
      });
    });
    this.#root.add(figure);
    doc.y = top + box + 8;
    this.#text('P', caption, { size: steps.caption, color: inks.muted });
    this.#gap(14);
  }

  guideline({ title, description, dos, donts }: Guideline): void {
    this.#makeRoom(90);
    this.#text('H3', title, { size: steps.lead, isStrong: true });
    this.#text('P', description);
    for (const [word, items] of [
      [messages.do, dos],
      [messages.dont, donts],
    ] as const) {
      if (items.length === 0) continue;
      const list = this.#doc.struct('L', {});
      this.#root.add(list);
      for (const item of items)
        this.#text('LI', `${word} ${item}`, { x: page.margin + 14, into: list });
      list.end();
    }
    this.#gap(12);
  }

  color({ name, hex, rgb, cmyk, pms, ral }: Color): void {
    const doc = this.#doc;
    this.#makeRoom(34);
    const top = doc.y;
    this.#decorate(() => {
      doc.lineWidth(0.5).rect(page.margin, top, 40, 26).fill(hex);
      doc.rect(page.margin, top, 40, 26).stroke(inks.line);
    });
    const x = page.margin + 52;
    this.#text('P', name, { isStrong: true, x });
    const values = [hex, rgb, cmyk, pms, ral].filter((value) => value !== '');
    this.#text('P', values.join('   '), { size: steps.caption, color: inks.muted, x });
    doc.y = Math.max(doc.y, top + 26) + 8;
  }

  font({ name, family, weights, usage }: Typography): void {
    this.#text('P', messages.font(name, family, weights.join(', ')), { isStrong: true });
    this.#text('P', usage, { color: inks.muted });
    this.#gap(8);
  }

  logo(logo: PdfLogo): void {
    const doc = this.#doc;
    const height = fittedHeight(logo, [column * 0.5, 60]);
    this.#makeRoom(height + 52);
    const top = doc.y;
    this.#decorate(() => {
      doc
        .lineWidth(0.5)
        .rect(page.margin, top, column, height + 24)
        .stroke(inks.line);
    });
    const place = { x: page.margin + 12, y: top + 12, height };
    this.#root.add(doc.struct('Figure', { alt: logo.title }, () => drawLogo(doc, logo, place)));
    doc.y = top + height + 30;
    this.#text('P', logo.title, { size: steps.caption, color: inks.muted });
    this.#gap(12);
  }

  async finish(brand: string): Promise<Uint8Array<ArrayBuffer>> {
    const doc = this.#doc;
    this.#root.end();
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      doc.markContent('Artifact', { type: 'Pagination' });
      doc.font('regular').fontSize(steps.caption).fillColor(inks.muted);
      const text = messages.footer(brand, index + 1, count);
      doc.text(text, page.margin, page.height - page.margin + 12, { lineBreak: false });
      doc.endMarkedContent();
    }
    const bytes = toBytes(doc);
    doc.end();
    return bytes;
  }
}

interface Lockup {
  readonly caption: string;
  readonly guide: 'space' | 'center';
  /** The partner's height in heights of the logo. */
  readonly share: number;
}

/** Writes the co-branding guidelines of a brand as a tagged PDF with bookmarks and vector logos. */
export async function writeGuidelinesPdf(
  content: GuidelinesContent,
  date: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, logos, guidelines, colors, fonts } = content;
  const writer = new GuidelinesWriter(content);
  const [first] = logos;
  writer.cover(brand, logos, date);
  if (first) {
    const { spacing, sponsor, centering } = coBrandingMessages.cards;
    writer.heading(messages.partners);
    writer.lockup(first, { caption: spacing.caption, guide: 'space', share: 1 });
    writer.lockup(first, { caption: centering.do, guide: 'center', share: 1 });
    writer.lockup(first, { caption: sponsor, guide: 'center', share: 0.5 });
  }
  if (guidelines.length > 0) writer.heading(messages.guidelines);
  for (const guideline of guidelines) writer.guideline(guideline);
  if (colors.length > 0) writer.heading(messages.colors);
  for (const color of colors) writer.color(color);
  if (fonts.length > 0) writer.heading(messages.fonts);
  for (const font of fonts) writer.font(font);
  if (logos.length > 0) writer.heading(messages.logos);
  for (const logo of logos) writer.logo(logo);
  return writer.finish(brand);
}
