import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';

import type { PdfLetters } from './pdf-letters';
import { LetterSetter } from './letter-setter';
import { pdfMessages } from './pdf.messages';

export const page = { width: 595.28, height: 841.89, margin: 56 };
export const column = page.width - page.margin * 2;
export const inks = {
  text: '#112b3c',
  muted: '#51636f',
  line: '#8a98a1',
  do: '#1d6b3f',
  dont: '#a3241f',
};
export const steps = { title: 26, heading: 17, lead: 12.5, body: 10.5, caption: 9 };

export interface DocumentFacts {
  readonly title: string;
  /** The brand, also printed on every page. */
  readonly author: string;
  readonly at: Date;
  /** The fonts of the document's own texts. */
  readonly letters: PdfLetters;
}

/** A finished document. */
export interface WrittenPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The characters that its fonts lack. */
  readonly missing: readonly string[];
}

type Structure = ReturnType<PDFDocument['struct']>;

interface LetterStyle {
  readonly size?: number;
  readonly isStrong?: boolean;
  readonly color?: string;
}

interface TextStyle extends LetterStyle {
  readonly x?: number;
  readonly width?: number;
  readonly into?: Structure;
}

/** The space between two lines. */
const gapOf = ({ size = steps.body }: LetterStyle) => size * 0.25;

/** A heading and its page. */
interface Chapter {
  readonly title: string;
  readonly page: number;
}

/** Writes the parts of a tagged PDF one after another, each with its tag. */
export class DocumentWriter {
  protected readonly doc: PDFDocument;
  protected readonly root: Structure;
  readonly #letters: LetterSetter;
  readonly #author: string;
  readonly #chapters: Chapter[] = [];
  #contents: { readonly list: Structure; readonly y: number } | null = null;

  constructor({ title, author, at, letters }: DocumentFacts) {
    const { margin } = page;
    this.#author = author;
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, right: margin, bottom: margin, left: margin },
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      font: letters.regular[0],
      info: { Title: title, Author: author, CreationDate: at },
    });
    this.#letters = new LetterSetter(this.doc, letters);
    this.root = this.doc.struct('Document', {});
    this.doc.addStructure(this.root);
    this.doc.y = margin;
  }

  newPage(): void {
    this.doc.addPage();
    this.doc.y = page.margin;
  }

  /** Starts a new page if less than this height is left. */
  makeRoom(height: number): void {
    if (this.doc.y + height > page.height - page.margin) this.newPage();
  }

  gap(height: number): void {
    this.doc.y += height;
  }

  /** Draws lines, backgrounds and guides as artifacts, which screen readers skip. */
  protected decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Sets the font for a text; returns the text without unsupported characters. */
  protected letters(
    text: string,
    { size = steps.body, isStrong = false, color = inks.text }: LetterStyle = {},
  ): string {
    const shown = this.#letters.set(text, isStrong ? 'strong' : 'regular');
    this.doc.fontSize(size).fillColor(color);
    return shown;
  }

  /** Returns the height of a text of this width. */
  protected heightOf(text: string, style: LetterStyle & { readonly width: number }): number {
    const shown = this.letters(text, style);
    return this.doc.heightOfString(shown, { width: style.width, lineGap: gapOf(style) });
  }

  text(
    tag: string,
    text: string,
    { x = page.margin, into = this.root, ...style }: TextStyle = {},
  ): void {
    const { doc } = this;
    const shown = this.letters(text, style);
    const { width = page.width - page.margin - x } = style;
    const options = { width, lineGap: gapOf(style) };
    this.makeRoom(Math.min(doc.heightOfString(shown, options), page.height / 2));
    into.add(doc.struct(tag, {}, () => doc.text(shown, x, doc.y, options)));
  }

  /** Writes a heading with its bookmark and its entry in the table of contents. */
  heading(title: string): void {
    this.gap(22);
    this.makeRoom(120);
    const number = this.doc.bufferedPageRange().count;
    this.#chapters.push({ title, page: number });
    this.doc.outline.addItem(title);
    this.doc.addNamedDestination(title, 'XYZ', 0, this.doc.y, null);
    this.text('H2', title, { size: steps.heading, isStrong: true });
    this.gap(6);
  }

  subheading(title: string): void {
    this.makeRoom(90);
    this.gap(6);
    this.text('H3', title, { size: steps.lead, isStrong: true });
    this.gap(4);
  }

  /** Writes a title with its text and a list below it. */
  entry(
    tag: 'H3' | 'H4',
    { title, text, items }: { title: string; text: string; items: readonly string[] },
  ): void {
    this.makeRoom(90);
    this.text(tag, title, { size: tag === 'H3' ? steps.lead : steps.body, isStrong: true });
    if (text !== '') this.text('P', text);
    if (items.length > 0) {
      const list = this.doc.struct('L', {});
      this.root.add(list);
      for (const item of items) this.text('LI', item, { x: page.margin + 14, into: list });
      list.end();
    }
    this.gap(12);
  }

  /** Reserves space for the table of contents, which is filled when the document is finished. */
  contents(lines: number): void {
    this.gap(16);
    this.text('P', pdfMessages.contents, { size: steps.lead, isStrong: true });
    const list = this.doc.struct('TOC', {});
    this.root.add(list);
    this.#contents = { list, y: this.doc.y + 6 };
    this.gap(6 + lines * steps.body * 2);
  }

  #writeContents(): void {
    if (!this.#contents) return;
    const { doc } = this;
    const { list, y } = this.#contents;
    doc.switchToPage(0);
    for (const [at, { title, page: number }] of this.#chapters.entries()) {
      const top = y + at * steps.body * 2;
      const item = doc.struct('TOCI', {});
      const link = doc.struct('Link', {});
      list.add(item);
      item.add(link);
      link.add(() => {
        doc.text(this.letters(title), page.margin, top, { lineBreak: false });
        const place = this.letters(String(number));
        const x = page.width - page.margin - doc.widthOfString(place);
        doc.text(place, x, top, { lineBreak: false });
      });
      doc.goTo(page.margin, top, column, steps.body * 1.5, title, { structParent: link });
      link.end();
      item.end();
    }
    list.end();
  }

  /** Numbers the pages and returns the document. */
  async finish(): Promise<WrittenPdf> {
    const { doc } = this;
    this.#writeContents();
    this.root.end();
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      doc.markContent('Artifact', { type: 'Pagination' });
      const footer = pdfMessages.footer(this.#author, index + 1, count);
      const text = this.letters(footer, { size: steps.caption, color: inks.muted });
      doc.text(text, page.margin, page.height - page.margin + 12, { lineBreak: false });
      doc.endMarkedContent();
    }
    const written = toBytes(doc);
    doc.end();
    return { bytes: await written, missing: this.#letters.missing() };
  }
}
