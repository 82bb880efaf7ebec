import type { ResolvedToken } from './read-themes';

/**
 * The CSS text of a resolved DTCG 2025.10 value.
 * @throws for a type that the themes have no use for, so that a new type is noticed.
 */
export function cssValue(token: ResolvedToken): string {
  const { type, value } = token;
  switch (type) {
    case 'color':
      return color(value);
    case 'dimension':
    case 'duration':
      return measure(value);
    case 'number':
    case 'fontWeight':
      return String(value);
    case 'fontFamily':
      return list(value).map(family).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${list(value).join(', ')})`;
    case 'shadow':
      return list(value).map(shadow).join(', ');
    default:
      throw new Error(`No CSS form for token type ${type}`);
  }
}

/** The sRGB hex of a color token (six digits, alpha left out). */
export function hexOf(token: ResolvedToken): string {
  return hexOfColor(token.value);
}

function color(value: unknown): string {
  const alpha = Number(field(value, 'alpha') ?? 1);
  if (alpha === 1) return hexOfColor(value);
  if (field(value, 'colorSpace') !== 'srgb')
    throw new Error('A translucent color is written in srgb');
  const channels = list(field(value, 'components')).map((part) => Math.round(Number(part) * 255));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

function hexOfColor(value: unknown): string {
  const hex = field(value, 'hex');
  if (typeof hex !== 'string') throw new Error('An opaque color is written with its hex');
  return hex;
}

function measure(value: unknown): string {
  return `${String(field(value, 'value'))}${String(field(value, 'unit'))}`;
}

function shadow(value: unknown): string {
  const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((name) =>
    measure(field(value, name)),
  );
  return [...lengths, color(field(value, 'color'))].join(' ');
}

function family(name: unknown): string {
  const text = String(name);
  return text.includes(' ') ? `"${text}"` : text;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null)
    throw new Error(`Expected an object with ${name}`);
  return Reflect.get(value, name);
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('Expected a list');
  return value;
}
