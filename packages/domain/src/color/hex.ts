/** Channels of sRGB, whole numbers 0–255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const hexPattern = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/iu;

/** Reads `#205375`, `205375` or `#257`, in either case; null for anything else. */
export function parseHex(value: string): Rgb | null {
  const match = hexPattern.exec(value.trim());
  if (!match) return null;
  const digits = match[2] ?? (match[1] ?? '').replace(/./gu, '$&$&');
  const channel = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4) };
}
