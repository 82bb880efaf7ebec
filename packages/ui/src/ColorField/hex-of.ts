const hexPattern = /^#?([\da-f]{3}|[\da-f]{6})$/i;
const rgbPattern = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;

/**
 * Reads `#205375`, `205375`, `#257` or `rgb(32, 83, 117)`, in either case.
 * @returns `#205375`: six digits, capitals; null for anything else
 */
export function hexOf(text: string): string | null {
  const digits = hexPattern.exec(text.trim())?.[1];
  if (digits !== undefined) {
    return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toUpperCase();
  }
  const channels = rgbPattern.exec(text.trim())?.slice(1).map(Number) ?? [];
  return channels.length === 3 && channels.every((channel) => channel <= 255)
    ? hexOfChannels(channels)
    : null;
}

/** `#205375` from 32, 83 and 117. */
export function hexOfChannels(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** 32, 83 and 117 from `#205375`. */
export function channelsOf(hex: string): readonly [number, number, number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
