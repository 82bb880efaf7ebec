import type { PrintItemDraft } from '../campaign/print-item.schema';
import { printSizes } from '../campaign/print-item.schema';
import type { Measure, SetText, TextBox } from './set-text';
import { leading, setText } from './set-text';
import type { Sheet, SheetColor, SheetPage, SheetPart, SheetWeight } from './sheet';
import { bleed } from './sheet';

/** Everything that a sheet is drawn from. */
export interface PrintContent {
  readonly item: PrintItemDraft;
  readonly brandName: string;
  /** The line at the foot: the item's own, or the brand's tagline. */
  readonly footer: string;
  readonly color: SheetColor;
  /** Readable on the color. */
  readonly onColor: SheetColor;
  /** The size of the logo's drawing, in any unit; null where there is none. */
  readonly logo: { readonly width: number; readonly height: number } | null;
  readonly measure: Measure;
}

export const paper: SheetColor = { hex: '#ffffff', cmyk: [0, 0, 0, 0] };
export const ink: SheetColor = { hex: '#1d1d1b', cmyk: [0, 0, 0, 100] };

/** Point sizes in millimetres. */
const points = (count: number) => (count * 25.4) / 72;
const smallest = points(7);

interface Place extends TextBox {
  readonly x: number;
  readonly y: number;
}

/** Collects the parts of a page, and whether some text was cut. */
class PageWriter {
  readonly parts: SheetPart[] = [];
  isOverfull = false;
  readonly #content: PrintContent;

  constructor(content: PrintContent) {
    this.#content = content;
  }

  area({ x, y, width, height }: Place, color: SheetColor): void {
    this.parts.push({ kind: 'area', x, y, width, height, color });
  }

  /** Sets a text from the top of its place; returns the height that it takes. */
  text(
    text: string,
    place: Place,
    { to, weight, color }: { to: number; weight: SheetWeight; color: SheetColor },
  ): number {
    const { measure } = this.#content;
    const from = Math.min(smallest, to);
    const set: SetText = setText(text, place, { from, to, weight, measure });
    this.isOverfull ||= set.isCut;
    const line = set.size * leading[weight];
    for (const [index, words] of set.lines.entries()) {
      // Letters reach about three quarters of their size above the baseline.
      const y = place.y + set.size * 0.78 + index * line;
      if (words !== '') {
        this.parts.push({
          kind: 'text',
          x: place.x,
          y,
          size: set.size,
          weight,
          color,
          text: words,
        });
      }
    }
    return set.lines.length * line;
  }

  /** The logo on a plate of paper where the ground has a color, or the brand's name instead. */
  mark(place: Place, ground: SheetColor): number {
    const { logo, brandName, onColor } = this.#content;
    if (!logo) {
      const color = ground === paper ? ink : onColor;
      return this.text(brandName, place, { to: place.height * 0.7, weight: 'strong', color });
    }
    const pad = ground === paper ? 0 : place.height * 0.22;
    const scale = Math.min(
      (place.width - 2 * pad) / logo.width,
      (place.height - 2 * pad) / logo.height,
    );
    const [width, height] = [logo.width * scale, logo.height * scale];
    if (pad > 0) {
      const plate = { ...place, width: width + 2 * pad, height: height + 2 * pad };
      this.area(plate, paper);
    }
    this.parts.push({ kind: 'logo', x: place.x + pad, y: place.y + pad, width, height });
    return height + 2 * pad;
  }

  page(label: string, folds: readonly number[] = []): SheetPage {
    return { label, parts: this.parts, folds };
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** All of the page and its bleed. */
const whole = ({ width, height }: Size): Place => ({
  x: -bleed,
  y: -bleed,
  width: width + 2 * bleed,
  height: height + 2 * bleed,
});

/** A colored page with the logo above and the headline below. */
function cover(writer: PageWriter, content: PrintContent, size: Size, left = 0, part = size.width) {
  const { item, color, onColor, footer } = content;
  const short = Math.min(part, size.height);
  const margin = short * 0.09;
  const inner = { x: left + margin, width: part - 2 * margin };
  const ground =
    left === 0
      ? { ...whole(size), width: part + bleed + (part === size.width ? bleed : 0) }
      : { x: left, y: -bleed, width: part + bleed, height: size.height + 2 * bleed };
  writer.area(ground, color);
  writer.mark({ ...inner, y: margin, height: short * 0.16 }, color);
  const foot = short * 0.1;
  const top = size.height * 0.42;
  writer.text(
    item.headline,
    { ...inner, y: top, height: size.height - top - margin - foot },
    { to: short * 0.13, weight: 'strong', color: onColor },
  );
  writer.text(
    footer,
    { ...inner, y: size.height - margin - foot * 0.8, height: foot },
    { to: Math.max(smallest, short * 0.032), weight: 'regular', color: onColor },
  );
}

/** A page of paper with a colored head: headline, text and foot. */
function leaf(writer: PageWriter, content: PrintContent, size: Size): void {
  const { item, color, onColor } = content;
  const short = Math.min(size.width, size.height);
  const margin = short * 0.08;
  const inner = { x: margin, width: size.width - 2 * margin };
  const head = size.height * (size.width > size.height ? 0.46 : 0.44);
  writer.area({ ...whole(size), height: head + bleed }, color);
  const mark = writer.mark({ ...inner, y: margin, height: short * 0.13 }, color);
  const top = margin + mark + margin * 0.6;
  writer.text(
    item.headline,
    { ...inner, y: top, height: head - top - margin * 0.6 },
    { to: short * 0.14, weight: 'strong', color: onColor },
  );
  const foot = short * 0.09;
  const body = head + margin * 0.8;
  writer.text(
    item.body,
    { ...inner, y: body, height: size.height - body - margin - foot },
    { to: Math.max(smallest, short * 0.085), weight: 'regular', color: ink },
  );
  footLine(writer, content, { ...inner, y: size.height - margin - foot * 0.6, height: foot });
}

function footLine(writer: PageWriter, { footer, color }: PrintContent, place: Place): void {
  if (footer.trim() === '') return;
  writer.area({ ...place, y: place.y - place.height * 0.3, height: 0.5 }, color);
  const to = Math.max(smallest, place.height * 0.38);
  writer.text(footer, place, { to, weight: 'regular', color: ink });
}

function businessCard(content: PrintContent, size: Size): [PageWriter[], SheetPage[]] {
  const { item, color, onColor, logo, footer } = content;
  const front = new PageWriter(content);
  front.area(whole(size), color);
  const wide = { width: size.width * 0.62, height: size.height * 0.3 };
  const at = { x: size.width * 0.1, y: size.height * 0.2 };
  const mark = front.mark({ ...at, ...wide }, color);
  if (logo !== null || footer !== '') {
    const y = Math.max(at.y + mark + 3, size.height * 0.68);
    front.text(
      footer,
      { x: at.x, y, width: size.width * 0.8, height: size.height - y - 4 },
      { to: points(9), weight: 'regular', color: onColor },
    );
  }
  const back = new PageWriter(content);
  back.area({ ...whole(size), width: bleed + size.width * 0.045 }, color);
  const inner = { x: size.width * 0.1, width: size.width * 0.82 };
  const top = size.height * 0.14;
  const took = back.text(
    item.headline,
    { ...inner, y: top, height: size.height * 0.36 },
    { to: points(15), weight: 'strong', color: ink },
  );
  const y = top + took + 2;
  back.text(
    item.body,
    { ...inner, y, height: size.height * 0.9 - y },
    { to: points(9.5), weight: 'regular', color: ink },
  );
  return [
    [front, back],
    [front.page('Front'), back.page('Back')],
  ];
}

/** A brochure: its cover, and the text inside. A landscape one is folded into three. */
function brochure(content: PrintContent, size: Size): [PageWriter[], SheetPage[]] {
  const { item } = content;
  const isFolded = size.width > size.height;
  if (isFolded) return foldedBrochure(content, size);
  const outside = new PageWriter(content);
  const inside = new PageWriter(content);
  const short = Math.min(size.width, size.height);
  const margin = short * 0.1;
  const inner = { x: margin, width: size.width - 2 * margin };
  const foot = short * 0.1;
  cover(outside, content, size);
  inside.area({ ...whole(size), height: bleed + size.height * 0.04 }, content.color);
  const top = size.height * 0.04 + margin;
  const took = inside.text(
    item.headline,
    { ...inner, y: top, height: size.height * 0.26 },
    { to: short * 0.11, weight: 'strong', color: ink },
  );
  const y = top + took + margin * 0.6;
  inside.text(
    item.body,
    { ...inner, y, height: size.height - y - margin - foot },
    { to: Math.max(smallest, short * 0.08), weight: 'regular', color: ink },
  );
  footLine(inside, content, { ...inner, y: size.height - margin - foot * 0.5, height: foot });
  return [
    [outside, inside],
    [outside.page('Outside'), inside.page('Inside')],
  ];
}

/**
 * Three panels on each side. Outside: the flap with the foot line, the back with the logo, the cover.
 * Inside: headline, text, and a colored panel with the foot line; no text crosses a fold.
 */
function foldedBrochure(content: PrintContent, size: Size): [PageWriter[], SheetPage[]] {
  const { item, color, onColor, footer } = content;
  const panel = size.width / 3;
  const folds = [panel, panel * 2];
  const margin = panel * 0.1;
  const at = (index: number) => ({ x: panel * index + margin, width: panel - 2 * margin });
  const outside = new PageWriter(content);
  const inside = new PageWriter(content);

  const line = { to: panel * 0.1, weight: 'strong' } as const;
  const middle = { y: size.height * 0.42, height: size.height * 0.4 };
  outside.text(footer, { ...at(0), ...middle }, { ...line, color: ink });
  const mark = panel * 0.2;
  outside.mark({ ...at(1), y: size.height - margin - mark, height: mark }, paper);
  cover(outside, content, size, panel * 2, panel);

  inside.area({ ...whole(size), height: bleed + size.height * 0.04 }, color);
  const top = size.height * 0.04 + margin;
  const height = size.height - top - margin;
  inside.text(
    item.headline,
    { ...at(0), y: top, height },
    { to: panel * 0.15, weight: 'strong', color: ink },
  );
  inside.text(
    item.body,
    { ...at(1), y: top, height },
    { to: Math.max(smallest, panel * 0.075), weight: 'regular', color: ink },
  );
  const last = { x: panel * 2, y: -bleed, width: panel + bleed, height: size.height + 2 * bleed };
  inside.area(last, color);
  inside.mark({ ...at(2), y: top, height: mark }, color);
  inside.text(footer, { ...at(2), ...middle }, { ...line, color: onColor });
  return [
    [outside, inside],
    [outside.page('Outside', folds), inside.page('Inside', folds)],
  ];
}

/** Lays out a print item: colored areas with their bleed, texts line by line, and the logo. */
export function layOut(content: PrintContent): Sheet {
  const { item } = content;
  const upright = printSizes[item.size];
  const size =
    item.orientation === 'portrait' ? upright : { width: upright.height, height: upright.width };
  const [writers, pages] = pagesOf(content, size);
  return { ...size, pages, isOverfull: writers.some(({ isOverfull }) => isOverfull) };
}

function pagesOf(content: PrintContent, size: Size): [PageWriter[], SheetPage[]] {
  switch (content.item.type) {
    case 'businessCard':
      return businessCard(content, size);
    case 'brochure':
      return brochure(content, size);
    case 'flyer':
    case 'other': {
      const writer = new PageWriter(content);
      leaf(writer, content, size);
      return [[writer], [writer.page('Front')]];
    }
    default:
      return content.item.type satisfies never;
  }
}
