import type { Color } from '@brandroom/domain/brand/color.schema';
import { contrast } from '@brandroom/domain/color/contrast';
import { parseHex } from '@brandroom/domain/color/notation';

const white = { r: 255, g: 255, b: 255 };
const black = { r: 0, g: 0, b: 0 };

/** Ground and text of a brand's mark: its first primary color, and black or white, whichever reads better on it. */
export function brandMarkColors(
  colors: readonly Color[],
): { readonly ground: string; readonly text: string } | undefined {
  const hex = colors.find(({ isPrimary }) => isPrimary)?.hex;
  const rgb = hex === undefined ? null : parseHex(hex);
  if (hex === undefined || !rgb) return undefined;
  return { ground: hex, text: contrast(rgb, white) >= contrast(rgb, black) ? '#fff' : '#000' };
}
