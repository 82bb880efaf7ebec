/** Types for the part of fontkit that we use: its own bring those of Node along. */
declare module 'fontkit' {
  interface Font {
    readonly familyName: string;
    readonly numGlyphs: number;
    readonly 'OS/2': { readonly usWeightClass: number };
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }

  /** Throws where the bytes are no font. */
  export function create(bytes: Uint8Array): Font;
}
