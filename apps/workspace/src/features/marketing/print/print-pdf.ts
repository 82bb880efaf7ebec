import type {
  Sheet,
  SheetColor,
  SheetPage,
  SheetPart,
  SheetWeight,
} from '@brandroom/domain/print/sheet';
import { bleed } from '@brandroom/domain/print/sheet';
import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';

import { LetterSetter } from '../../../shared/pdf/letter-setter';
import type { PdfLetters } from '../../../shared/pdf/pdf-letters';
import { lettersFor } from '../../../shared/pdf/pdf-letters';
import type { PdfLogo } from '../../../shared/pdf/pdf-artwork';
import { drawLogo } from '../../../shared/pdf/pdf-artwork';
import type { WrittenPdf } from '../../../shared/pdf/document-writer';
import { printMessages } from './print.messages';

/** Points per millimeter. */
const mm = 72 / 25.4;
/**
 * The length of the marks, and their distance from the bleed, so that none is printed on the
 * finished paper.
 */
const markLength = 5;
const markGap = 2;
const around = bleed + markGap + markLength;
/** All four inks, so that the marks are on every plate. */
const registration: SheetColor['cmyk'] = [100, 100, 100, 100];

export interface PrintPdfContent {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly sheet: Sheet;
  readonly logo: PdfLogo | null;
  readonly letters: PdfLetters;
}

interface Tools {
  readonly doc: PDFDocument;
  readonly letters: LetterSetter;
  readonly logo: PdfLogo | null;
}

function drawPart({ doc, letters, logo }: Tools, part: SheetPart): void {
  const [x, y] = [(part.x + around) * mm, (part.y + around) * mm];
  if (part.kind === 'area') {
    doc.rect(x, y, part.width * mm, part.height * mm).fill(part.color.cmyk);
    return;
  }
  if (part.kind === 'logo') {
    if (logo) drawLogo(doc, logo, { x, y, height: part.height * mm });
    return;
  }
  const shown = letters.set(part.text, part.weight);
  doc
    .fontSize(part.size * mm)
    .fillColor(part.color.cmyk)
    .text(shown, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

function line(
  doc: PDFDocument,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
) {
  doc.path(`M${x * mm} ${y * mm}l${dx * mm} ${dy * mm}`).stroke(registration);
}

/** Draws crop marks at the four corners, and fold marks. */
function drawMarks(doc: PDFDocument, { width, height }: Sheet, { folds }: SheetPage): void {
  const [left, top, right, bottom] = [around, around, around + width, around + height];
  const out = bleed + markGap;
  doc.lineWidth(0.25).undash();
  for (const y of [top, bottom]) {
    line(doc, [left - out, y], [-markLength, 0]);
    line(doc, [right + out, y], [markLength, 0]);
  }
  for (const x of [left, right]) {
    line(doc, [x, top - out], [0, -markLength]);
    line(doc, [x, bottom + out], [0, markLength]);
  }
  doc.dash(2, { space: 2 });
  for (const fold of folds) {
    line(doc, [left + fold, top - out], [0, -markLength]);
    line(doc, [left + fold, bottom + out], [0, markLength]);
  }
  doc.undash();
}

/** Sets the printed area and the trimmed area, in points from the lower left corner. */
function setBoxes(doc: PDFDocument, { width, height }: Sheet): void {
  const box = (inset: number) => [
    inset * mm,
    inset * mm,
    (2 * around + width - inset) * mm,
    (2 * around + height - inset) * mm,
  ];
  doc.page.dictionary.data['BleedBox'] = box(around - bleed);
  doc.page.dictionary.data['TrimBox'] = box(around);
}

/** Writes a sheet as a PDF for a print shop: in CMYK, with bleed, crop marks and embedded fonts. */
export async function writePrintPdf(content: PrintPdfContent): Promise<WrittenPdf> {
  const { title, author, at, sheet, logo } = content;
  const parts = sheet.pages.flatMap((page) => page.parts);
  const textsIn = (weight: SheetWeight) =>
    parts.flatMap((part) => (part.kind === 'text' && part.weight === weight ? [part.text] : []));
  const texts = { regular: textsIn('regular'), strong: textsIn('strong') };
  const letters = lettersFor(content.letters, texts);
  const doc = new PDFDocument({
    size: [(sheet.width + 2 * around) * mm, (sheet.height + 2 * around) * mm],
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: letters.regular[0],
    info: { Title: title, Author: author, CreationDate: at },
  });
  const tools = { doc, letters: new LetterSetter(doc, letters), logo };
  const root = doc.struct('Document', {});
  doc.addStructure(root);
  for (const [index, page] of sheet.pages.entries()) {
    if (index > 0) doc.addPage();
    setBoxes(doc, sheet);
    doc.markContent('Artifact', { type: 'Layout' });
    drawMarks(doc, sheet, page);
    for (const part of page.parts) if (part.kind === 'area') drawPart(tools, part);
    doc.endMarkedContent();
    for (const part of page.parts) {
      if (part.kind === 'area') continue;
      const alt = part.kind === 'logo' ? { alt: printMessages.pdf.logoOf(author) } : {};
      const tag = part.kind === 'logo' ? 'Figure' : 'P';
      root.add(doc.struct(tag, alt, () => drawPart(tools, part)));
    }
  }
  root.end();
  const written = toBytes(doc);
  doc.end();
  return { bytes: await written, missing: tools.letters.missing() };
}
