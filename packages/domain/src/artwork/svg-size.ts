import { numbersIn } from './matrix';
import type { SvgNode } from './svg-tree';

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
};

/** A length in pixels; `whole` is the value of 100 %. */
export function lengthOf(text: string | undefined, whole: number, fallback = 0): number {
  const [, number, unit = ''] =
    /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(%|[a-z]*)\s*$/iu.exec(text ?? '') ?? [];
  if (number === undefined) return fallback;
  const value = Number(number);
  if (unit === '%') return (value / 100) * whole;
  return value * (units[unit.toLowerCase()] ?? 1);
}

export type ViewBox = readonly [number, number, number, number];

export function viewBoxOf(node: SvgNode): ViewBox | null {
  const [x, y, width, height] = numbersIn(node.attributes.get('viewBox') ?? '');
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    return null;
  }
  return width > 0 && height > 0 ? [x, y, width, height] : null;
}

/** The size of a drawing in pixels, as a browser shows it: 300 × 150 where it names none. */
export function sizeOf(root: SvgNode): { width: number; height: number; viewBox: ViewBox } {
  const box = viewBoxOf(root);
  const own = (name: string) => {
    const text = root.attributes.get(name);
    const value = text?.includes('%') === true ? 0 : lengthOf(text, 0);
    return value > 0 ? value : null;
  };
  const [width, height] = [own('width'), own('height')];
  const ratio = box ? box[2] / box[3] : 2;
  const w = width ?? (height === null ? (box?.[2] ?? 300) : height * ratio);
  const h = height ?? w / ratio;
  return { width: w, height: h, viewBox: box ?? [0, 0, w, h] };
}

/** The drawing with its width, height and view box written out, so that every program agrees. */
export function withSize(root: SvgNode): SvgNode {
  const { width, height, viewBox } = sizeOf(root);
  const attributes = new Map(root.attributes);
  attributes.set('width', String(width));
  attributes.set('height', String(height));
  attributes.set('viewBox', viewBox.join(' '));
  return { ...root, attributes };
}
