import type { SheetWeight } from './sheet';

/** The width of a text in heights of its letters. */
export type Measure = (text: string, weight: SheetWeight) => number;

export interface TextBox {
  readonly width: number;
  readonly height: number;
}

export interface SetText {
  /** Of the letters, in millimetres. */
  readonly size: number;
  readonly lines: readonly string[];
  readonly isCut: boolean;
}

/** A text in lines no wider than `width`; a word that is wider stays on a line of its own. */
function linesOf(text: string, width: number, measured: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measured(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** The distance of two lines in heights of the letters. */
export const leading = { strong: 1.12, regular: 1.42 } as const;

const steps = 24;

/** Sets a text as large as it fits into a box, between two sizes; at the smallest it is cut. */
export function setText(
  text: string,
  box: TextBox,
  {
    from,
    to,
    weight,
    measure,
  }: { from: number; to: number; weight: SheetWeight; measure: Measure },
): SetText {
  const trimmed = text.trim();
  if (trimmed === '') return { size: to, lines: [], isCut: false };
  const line = leading[weight];
  for (let step = 0; step <= steps; step += 1) {
    const size = to - ((to - from) * step) / steps;
    const lines = linesOf(trimmed, box.width, (words) => measure(words, weight) * size);
    const isNarrow = lines.every((each) => measure(each, weight) * size <= box.width);
    if (isNarrow && lines.length * size * line <= box.height) return { size, lines, isCut: false };
  }
  const all = linesOf(trimmed, box.width, (words) => measure(words, weight) * from);
  const room = Math.max(1, Math.floor(box.height / (from * line)));
  return { size: from, lines: all.slice(0, room), isCut: true };
}
