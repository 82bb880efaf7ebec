/** Types for the parts of fontkit that we use, because its own types depend on those of Node. */
declare module 'fontkit' {
  type PathCommand =
    | { readonly command: 'moveTo' | 'lineTo'; readonly args: readonly [number, number] }
    | {
        readonly command: 'quadraticCurveTo';
        readonly args: readonly [number, number, number, number];
      }
    | {
        readonly command: 'bezierCurveTo';
        readonly args: readonly [number, number, number, number, number, number];
      }
    | { readonly command: 'closePath'; readonly args: readonly [] };

  interface BoundingBox {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  }

  export interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[]; readonly bbox: BoundingBox };
  }

  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }

  interface TableEntry {
    readonly length: number;
    /** Whether a WOFF2 stores the table in its transformed format. */
    readonly transformed?: boolean;
  }

  /** A glyph as a WOFF2 stores it. */
  interface PackedGlyph {
    /** Negative for a composite glyph. */
    readonly numberOfContours: number;
    readonly points?: readonly {
      readonly x: number;
      readonly y: number;
      readonly onCurve: boolean;
      readonly endContour: boolean;
    }[];
    readonly components?: readonly {
      readonly glyphID: number;
      readonly dx: number;
      readonly dy: number;
      readonly scaleX: number;
      readonly scale01: number;
      readonly scale10: number;
      readonly scaleY: number;
    }[];
  }

  export interface Font {
    readonly type: 'TTF' | 'WOFF' | 'WOFF2';
    readonly familyName: string;
    readonly numGlyphs: number;
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly xHeight: number;
    readonly capHeight: number;
    readonly lineGap: number;
    readonly italicAngle: number;
    readonly bbox: BoundingBox;
    readonly 'OS/2': { readonly usWeightClass: number; readonly sFamilyClass: number };
    readonly post: { readonly isFixedPitch: number };
    readonly head: { readonly macStyle: { readonly italic: boolean } };
    readonly hhea: { readonly numberOfMetrics: number };
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
    readonly directory: {
      readonly flavor: number;
      readonly tables: Readonly<Record<string, TableEntry>>;
    };
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly GlyphPosition[];
    };
    /** Throws for a compressed file: only a TrueType or OpenType file can vary. */
    getVariation(settings: Readonly<Record<string, number>>): Font;
    _getTableStream(tag: string): { readonly buffer: Uint8Array; readonly pos: number };
    /** In a WOFF2: reads the glyphs into `_transformedGlyphs`. */
    _transformGlyfTable(): void;
    readonly _transformedGlyphs?: readonly PackedGlyph[];
  }

  /** Throws if the bytes are not a font. */
  export function create(bytes: Uint8Array): Font;
}
