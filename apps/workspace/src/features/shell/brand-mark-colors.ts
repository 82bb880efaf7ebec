import type { Color } from '@brandroom/domain/brand/color.schema';
import { parseHex } from '@brandroom/domain/color/hex';
import { readableOn } from '@brandroom/domain/color/luminance';

/** Ground and text of a brand's mark: its first primary color, and black or white, whichever reads better on it. */
export function brandMarkColors(
  colors: readonly Color[],
): { readonly ground: string; readonly text: string } | undefined {
  const hex = colors.find(({ isPrimary }) => isPrimary)?.hex;
  const rgb = hex === undefined ? null : parseHex(hex);
  if (hex === undefined || !rgb) return undefined;
  return { ground: hex, text: readableOn(rgb) };
}
