import { readableOn } from '@brandroom/domain/color/luminance';
import { formatHex } from '@brandroom/domain/color/notation';
import type { PDFDocument } from 'pdfkit';

import { white } from '../logos/raster';
import { inks } from './document-writer';
import type { PdfLogo } from './pdf-artwork';
import { drawLogo } from './pdf-artwork';

/** A logo on its ground, alone or beside a partner's. */
export interface LogoFigure {
  readonly logo: PdfLogo;
  readonly caption: string;
  readonly guide?: 'space' | 'center';
  /** The partner's height relative to the height of the logo; without it, the logo is alone. */
  readonly share?: number;
  readonly align?: 'top';
  readonly verdict?: 'do' | 'dont';
}

export interface FigureCard {
  readonly title: string;
  readonly figures: readonly LogoFigure[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const padding = 12;
/** From a mark to the line of its clear space, so that the line touches no letter. */
const beside = 2;

/** The places of the marks in the box; all lengths follow from the height of the logo. */
function layOut({ logo, guide, share, align }: LogoFigure, box: Box) {
  const ratio = logo.width / logo.height;
  const besides = share === undefined ? 0 : 1 + 3 * share;
  // Both guides reach one logo height beyond the marks.
  const extent = ratio + besides + (guide ? 2 : 0);
  const mark = Math.min((box.height - padding * 2) / 3, (box.width - padding * 2) / extent);
  const total = mark * (ratio + besides);
  const x = box.x + (box.width - total) / 2;
  const y = box.y + (box.height - mark) / 2;
  const height = mark * (share ?? 0);
  const top = align === 'top' ? y : y + (mark - height) / 2;
  const gap = x + mark * ratio;
  const partner = share && { x: gap + mark, y: top, width: height * 3, height };
  return { mark, total, x, y, gap, partner };
}

/** Draws the ground of a figure with its guides. */
export function drawFigureGround(doc: PDFDocument, figure: LogoFigure, box: Box): void {
  const ground = figure.logo.ground ?? white;
  const { mark, total, x, y, gap, partner } = layOut(figure, box);
  doc.rect(box.x, box.y, box.width, box.height).fill(formatHex(ground));
  doc.lineWidth(0.5).rect(box.x, box.y, box.width, box.height).stroke(inks.line);
  if (!figure.guide) return;
  doc.lineWidth(0.75).dash(3, { space: 3 });
  if (figure.guide === 'center') {
    doc.path(`M${x - mark} ${y + mark / 2}H${x + total + mark}`);
  } else {
    doc.rect(x - mark, y - mark, total + mark * 2, mark * 3);
    const [from, to] = [gap + beside, gap + mark - beside];
    if (partner) doc.path(`M${from} ${y}v${mark}M${to} ${y}v${mark}`);
  }
  doc.stroke(readableOn(ground)).undash();
}

/** Draws the marks of a figure; `name` writes the partner's name in a size and a color. */
export function drawFigure(
  doc: PDFDocument,
  figure: LogoFigure,
  box: Box,
  name: (size: number, color: string) => string,
): void {
  const ground = figure.logo.ground ?? white;
  const { mark, x, y, partner } = layOut(figure, box);
  drawLogo(doc, figure.logo, { x, y, height: mark });
  if (!partner) return;
  const { height, width } = partner;
  const ink = readableOn(ground);
  // The fill covers the center line.
  doc.rect(partner.x, partner.y, width, height).fill(formatHex(ground));
  // Inside the mark, so that the line adds nothing to its size.
  doc.lineWidth(1).rect(partner.x + 0.5, partner.y + 0.5, width - 1, height - 1);
  doc.stroke(ink);
  const word = name(height * 0.4, ink);
  const line = partner.y + height * 0.26;
  doc.text(word, partner.x, line, { width, align: 'center', lineBreak: false });
}
