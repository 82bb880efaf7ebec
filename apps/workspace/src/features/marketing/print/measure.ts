import type { Measure } from '@brandroom/domain/print/set-text';
import { useEffect, useState } from 'react';

const family = '"Atkinson Hyperlegible Next"';
const weights = { regular: 400, strong: 700 } as const;
const size = 100;
const fontOf = (weight: keyof typeof weights) => `${weights[weight]} ${size}px ${family}`;

let context: OffscreenCanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** The width of a text in the letters of print files, in heights of the letters. */
export const measure: Measure = (text, weight) => {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.font = fontOf(weight);
  const width = context.measureText(text).width / size;
  // Every half-typed line is measured once; they need not be kept for ever.
  if (widths.size > 5000) widths.clear();
  widths.set(key, width);
  return width;
};

/** Whether the letters are loaded, so that they can be measured. */
export function useLettersReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const letters = ['regular', 'strong'] as const;
    const load = async () => {
      await Promise.allSettled(letters.map((each) => document.fonts.load(fontOf(each))));
      widths.clear();
      setReady(true);
    };
    // Without them the fallback is measured, which is better than no preview.
    void load();
  }, []);
  return isReady;
}
