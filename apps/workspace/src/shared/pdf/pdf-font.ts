import type { Font, GlyphPosition } from 'fontkit';
import { create } from 'fontkit';

import { within } from '../fonts/font-weights';
import type { Contour } from './true-type';
import { writeTrueType } from './true-type';
import { unpackFont } from './unpack-font';

/** Opens a font file; a variable one in this weight. Throws if it is damaged. */
export function openFont(bytes: Uint8Array, weight: number): Font {
  const packed = create(bytes);
  const font = packed.type === 'TTF' ? packed : create(unpackFont(packed));
  const { wght } = font.variationAxes;
  return wght ? font.getVariation({ wght: within([wght.min, wght.max], weight) }) : font;
}

/** The size of each font's range of glyph ids. */
const idsPerFont = 0x10000;

interface PdfGlyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

type Point = Contour[number];

/** Approximates a cubic curve by eight quadratic ones, because TrueType has no cubic curves. */
function quadratics(from: Point, args: readonly number[]): Point[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0] = args;
  const at = (t: number) => {
    const u = 1 - t;
    const [p, q, r, s] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    return {
      x: p * from.x + q * ax + r * bx + s * x,
      y: p * from.y + q * ay + r * by + s * y,
    };
  };
  return Array.from({ length: 8 }, (_, step) => {
    const [start, middle, end] = [at(step / 8), at((step + 0.5) / 8), at((step + 1) / 8)];
    const control = {
      x: 2 * middle.x - (start.x + end.x) / 2,
      y: 2 * middle.y - (start.y + end.y) / 2,
    };
    return [
      { ...control, isOnCurve: false },
      { ...end, isOnCurve: true },
    ];
  }).flat();
}

/** Returns the outlines of a glyph in integer units, scaled to the combined font. */
function contoursOf(font: Font, id: number, scale: number): Contour[] {
  const contours: Point[][] = [];
  for (const { command, args } of font.getGlyph(id).path.commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    if (!contour) continue;
    const on = (x: number, y: number) => contour.push({ x, y, isOnCurve: true });
    const last = contour.at(-1);
    if (command === 'moveTo' || command === 'lineTo') on(args[0], args[1]);
    else if (command === 'quadraticCurveTo') {
      contour.push({ x: args[0], y: args[1], isOnCurve: false });
      on(args[2], args[3]);
    } else if (command === 'bezierCurveTo' && last) contour.push(...quadratics(last, args));
  }
  const whole = (value: number) => Math.round(value * scale);
  return contours
    .filter(({ length }) => length > 1)
    .map((contour) => contour.map((point) => ({ ...point, x: whole(point.x), y: whole(point.y) })));
}

/**
 * Combines fonts: each character uses the first font that has it. Has the interface of pdfkit's own
 * fonts.
 */
export class PdfFont {
  /** Unique for each font of a document. */
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly lineGap: number;
  readonly italicAngle: number;
  readonly bbox: Font['bbox'];
  readonly 'OS/2': Font['OS/2'];
  readonly post: Font['post'];
  readonly head: Font['head'];
  readonly #fonts: readonly Font[];

  constructor(name: string, fonts: readonly [Font, ...Font[]]) {
    const [first] = fonts;
    this.#fonts = fonts;
    this.postscriptName = name;
    this.unitsPerEm = first.unitsPerEm;
    this.ascent = first.ascent;
    this.descent = first.descent;
    this.xHeight = first.xHeight;
    this.capHeight = first.capHeight;
    this.lineGap = first.lineGap;
    this.italicAngle = first.italicAngle;
    this.bbox = first.bbox;
    this['OS/2'] = first['OS/2'];
    this.post = first.post;
    this.head = first.head;
  }

  /** Whether the font has a glyph for a character. */
  has(character: string): boolean {
    const code = character.codePointAt(0) ?? 0;
    return this.#fonts.some((font) => font.hasGlyphForCodePoint(code));
  }

  #scale(font: Font): number {
    return this.unitsPerEm / font.unitsPerEm;
  }

  /** Lays out a text from left to right. */
  layout(text: string) {
    const runs: { index: number; text: string }[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const run = runs.at(-1);
      // Characters of one font are shaped together, to keep kerning and combined accents.
      if (run && this.#fonts[run.index]?.hasGlyphForCodePoint(code)) {
        run.text += character;
        continue;
      }
      const found = this.#fonts.findIndex((font) => font.hasGlyphForCodePoint(code));
      runs.push({ index: Math.max(found, 0), text: character });
    }
    const glyphs: PdfGlyph[] = [];
    const positions: GlyphPosition[] = [];
    for (const run of runs) {
      const font = this.#fonts[run.index];
      if (!font) continue;
      const scale = this.#scale(font);
      const set = font.layout(run.text);
      for (const [at, { id, codePoints, advanceWidth: advance }] of set.glyphs.entries()) {
        const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = set.positions[at] ?? {};
        glyphs.push({
          id: run.index * idsPerFont + id,
          codePoints,
          advanceWidth: advance * scale,
        });
        positions.push({
          xAdvance: xAdvance * scale,
          yAdvance: yAdvance * scale,
          xOffset: xOffset * scale,
          yOffset: yOffset * scale,
        });
      }
    }
    return {
      glyphs,
      positions,
      // pdfkit scales the positions first and reads their sum after that.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }

  getGlyph(id: number): PdfGlyph {
    const font = this.#fonts[Math.floor(id / idsPerFont)];
    if (!font) throw new Error(`The font has no glyph ${id}.`);
    const { codePoints, advanceWidth } = font.getGlyph(id % idsPerFont);
    return { id, codePoints, advanceWidth: advanceWidth * this.#scale(font) };
  }

  /** The subset of glyphs that a document uses and embeds. */
  createSubset() {
    const ids: number[] = [];
    const includeGlyph = (glyph: number) => {
      const at = ids.indexOf(glyph);
      return at === -1 ? ids.push(glyph) - 1 : at;
    };
    // A font's first glyph must be the one for missing characters.
    includeGlyph(0);
    return { includeGlyph, encode: () => this.#encode(ids) };
  }

  #encode(ids: readonly number[]): Uint8Array<ArrayBuffer> {
    const glyphs = ids.map((id) => {
      const font = this.#fonts[Math.floor(id / idsPerFont)];
      const contours = font ? contoursOf(font, id % idsPerFont, this.#scale(font)) : [];
      return { contours, advance: Math.round(this.getGlyph(id).advanceWidth) };
    });
    const { minX, minY, maxX, maxY } = this.bbox;
    const { unitsPerEm, ascent, descent } = this;
    const bounds = [minX, minY, maxX, maxY] as const;
    return writeTrueType({ unitsPerEm, ascent, descent, bounds }, glyphs);
  }
}
