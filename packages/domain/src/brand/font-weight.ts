/** The names of the weights from 100 to 900 (OpenType usWeightClass). */
const names = [
  'Thin',
  'Extra Light',
  'Light',
  'Regular',
  'Medium',
  'Semibold',
  'Bold',
  'Extra Bold',
  'Black',
] as const;

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s-]/gu, '');
const weights = new Map<string, number>([
  ...names.map((name, index) => [plain(name), (index + 1) * 100] as const),
  ['normal', 400],
  ['book', 400],
  ['demibold', 600],
  ['ultralight', 200],
  ['ultrabold', 800],
  ['heavy', 900],
]);

/** A weight of a font: 1 to 1000, and its name. */
export interface FontWeight {
  weight: number;
  name: string;
}

/** Reads a weight as people write it, `600` or `Semibold`; an unknown name is set as 400. */
export function fontWeight(written: string): FontWeight {
  const weight = Number(written);
  if (weight >= 1 && weight <= 1000) {
    const nearest = Math.min(names.length, Math.max(1, Math.round(weight / 100)));
    return { weight, name: names[nearest - 1] ?? written };
  }
  return { weight: weights.get(plain(written)) ?? 400, name: written };
}
