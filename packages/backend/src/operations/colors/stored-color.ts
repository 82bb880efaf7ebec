import { colorRole } from '@brandroom/domain/brand/color-role';
import type { Color, ColorDraft } from '@brandroom/domain/brand/color.schema';
import { colorRoles } from '@brandroom/domain/brand/color.schema';
import { parseHex } from '@brandroom/domain/color/hex';
import { formatRgb, normalizeHex } from '@brandroom/domain/color/notation';
import type { BrandId, Id } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { FlagRight } from '@brandroom/domain/rights/flags';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import type { StoredColor } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

/** The color as the contract shows it. */
export function toColor({ rank: _, ...color }: StoredColor): Color {
  return color;
}

/** Values that were typed in another way are stored in the one way that the screen shows. */
export function normal(draft: ColorDraft): ColorDraft {
  const rgb = parseHex(draft.hex);
  return {
    ...draft,
    hex: normalizeHex(draft.hex) ?? draft.hex,
    rgb: rgb ? formatRgb(rgb) : draft.rgb,
  };
}

/** The colors of a brand, group by group, each in its order. */
export async function colorsOf(
  transaction: ReadTransaction,
  brandId: BrandId,
): Promise<StoredColor[]> {
  const oldestFirst = await transaction.list('colors', 'byBrand', { equals: [brandId] });
  const rankOf = ({ rank = Number.MAX_SAFE_INTEGER }: StoredColor) => rank;
  const roleOf = (color: StoredColor) => colorRoles.indexOf(colorRole(color));
  return oldestFirst.toSorted(
    (one, other) => roleOf(one) - roleOf(other) || rankOf(one) - rankOf(other),
  );
}

export interface ColorSubject extends BrandSubject {
  color: StoredColor;
}

/** The caller sees the color and holds the right. */
export function onColor(right: FlagRight): Access<{ id: Id<'Color'> }, ColorSubject> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const color = await transaction.get('colors', input.id);
    if (!color || !can(caller.user, 'colors.view', color.brandId)) throw notFound();
    requireRight(caller, right, color.brandId);
    return { caller, brandId: color.brandId, color };
  };
}
