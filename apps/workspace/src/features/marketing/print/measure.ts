import type { Measure } from '@brandroom/domain/print/set-text';
import type { SheetWeight } from '@brandroom/domain/print/sheet';

/** A font that is loaded into the page. */
export interface PrintFont {
  /** The font's CSS family name. */
  readonly family: string;
  readonly weight: number;
}
export type PrintFonts = Readonly<Record<SheetWeight, PrintFont>>;

const size = 100;
export const fontText = ({ family, weight }: PrintFont) =>
  `${weight} ${size}px ${JSON.stringify(family)}`;

let context: OffscreenCanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/**
 * Returns a function that measures texts in loaded fonts; widths are multiples of the font size.
 */
export function measureIn(fonts: PrintFonts): Measure {
  return (text, weight) => {
    const font = fontText(fonts[weight]);
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context ??= new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('This browser draws no canvas.');
    context.font = font;
    const width = context.measureText(text).width / size;
    // Cleared from time to time, because each key press adds widths of new lines.
    if (widths.size > 5000) widths.clear();
    widths.set(key, width);
    return width;
  };
}
