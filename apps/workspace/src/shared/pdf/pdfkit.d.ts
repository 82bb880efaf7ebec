/** Types for the parts of pdfkit that we use, because the package has none. */
declare module 'pdfkit' {
  import type { PdfFont } from './pdf-font';

  interface Gradient {
    stop(offset: number, color: readonly number[]): Gradient;
    setTransform(a: number, b: number, c: number, d: number, e: number, f: number): Gradient;
  }

  interface Structure {
    add(child: Structure | (() => void)): Structure;
    end(): void;
  }

  interface Outline {
    addItem(title: string): Outline;
  }

  type Rule = 'non-zero' | 'even-odd';
  type Ink = Gradient | readonly number[] | string;

  interface TextOptions {
    width?: number;
    align?: 'left' | 'center' | 'right';
    lineGap?: number;
    lineBreak?: boolean;
    /** The line of the text that `y` refers to. */
    baseline?: 'alphabetic';
  }

  export class PDFDocument {
    constructor(options: {
      size: string | readonly [width: number, height: number];
      margins: { top: number; right: number; bottom: number; left: number };
      pdfVersion: '1.7';
      tagged: boolean;
      lang: string;
      displayTitle: boolean;
      bufferPages: boolean;
      font: PdfFont;
      info: { Title: string; Author: string; CreationDate: Date };
    });
    readonly outline: Outline;
    y: number;
    readonly page: { readonly dictionary: { readonly data: Record<string, unknown> } };
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    registerFont(name: string, font: PdfFont): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: Ink): this;
    strokeColor(color: Ink): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options?: TextOptions): number;
    image(bytes: ArrayBuffer, x: number, y: number, options: { fit: [number, number] }): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    path(data: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    clip(rule: Rule): this;
    fill(color: Ink, rule?: Rule): this;
    stroke(color: Ink): this;
    lineWidth(width: number): this;
    lineCap(cap: 'butt' | 'round' | 'square'): this;
    lineJoin(join: 'miter' | 'round' | 'bevel'): this;
    miterLimit(limit: number): this;
    dash(length: number | readonly number[], options?: { phase?: number; space?: number }): this;
    undash(): this;
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void;
    /** A link to a named destination. */
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options: { structParent: Structure },
    ): this;
    linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
    radialGradient(
      x1: number,
      y1: number,
      r1: number,
      x2: number,
      y2: number,
      r2: number,
    ): Gradient;
    struct(type: string, options: { alt?: string }, content?: () => void): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';

  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
