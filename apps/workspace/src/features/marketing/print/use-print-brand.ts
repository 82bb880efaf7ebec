import { allowedInk, lacksAllowedInk } from '@brandroom/domain/brand/color-pair';
import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import { parseHex } from '@brandroom/domain/color/hex';
import { readableOn } from '@brandroom/domain/color/luminance';
import { parseCmyk } from '@brandroom/domain/color/notation';
import type { BrandId } from '@brandroom/domain/id.schema';
import { ink, layOut, paper } from '@brandroom/domain/print/lay-out';
import type { Sheet, SheetColor } from '@brandroom/domain/print/sheet';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { measureIn } from './measure';
import { usePrintFonts } from './use-print-fonts';

const none: readonly Typography[] = [];

/** The brand data that print collateral needs, as far as the person may see it. */
export function usePrintBrand(brandId: BrandId) {
  const { user, brand } = useWorkspace();
  const api = useApi();
  const input = { brandId };
  const colors = useQuery({
    ...api.colors.list.queryOptions({ input }),
    enabled: can(user, 'colors.view', brandId),
  });
  const logos = useQuery({
    ...api.logos.list.queryOptions({ input }),
    enabled: can(user, 'logos.view', brandId),
  });
  const messages = useQuery({
    ...api.messages.list.queryOptions({ input }),
    enabled: can(user, 'messaging.view', brandId),
  });
  const fonts = useQuery({
    ...api.typography.list.queryOptions({ input }),
    enabled: can(user, 'typography.view', brandId),
  });
  const letters = usePrintFonts(fonts.data ?? none);
  const isLoading =
    letters.isLoading || [colors, logos, messages, fonts].some((each) => each.isLoading);
  const brandName = brand?.name ?? '';
  // Memoized, so that sheets are laid out again when the brand changes, not at each key press.
  return useMemo(
    () => ({
      brandName,
      colors: colors.data ?? [],
      logos: logos.data ?? [],
      tagline: messages.data?.find(({ type }) => type === 'tagline')?.content ?? '',
      letters,
      isLoading,
    }),
    [brandName, colors.data, logos.data, messages.data, letters, isLoading],
  );
}

export type PrintBrand = ReturnType<typeof usePrintBrand>;

const black: SheetColor = { hex: '#000000', cmyk: [0, 0, 0, 100] };

function sheetColor({ hex, cmyk }: Color): SheetColor {
  const { c = 0, m = 0, y = 0, k = 0 } = parseCmyk(cmyk) ?? {};
  return { hex, cmyk: [c, m, y, k] };
}

/** Returns the text color on a background: one that the brand allows there, else black or white. */
function inkOf(
  color: Color | undefined,
  colors: readonly Color[],
): { color: SheetColor; onColor: SheetColor } {
  const rgb = color && parseHex(color.hex);
  if (!color || !rgb) return { color: ink, onColor: paper };
  const allowed = allowedInk(color, colors);
  const plain = readableOn(rgb) === 'white' ? paper : black;
  return { color: sheetColor(color), onColor: allowed ? sheetColor(allowed) : plain };
}

/** Returns the logo of an item. */
export function logoOf({ logos }: PrintBrand, { logoId }: PrintItemDraft): Logo | undefined {
  return (
    logos.find(({ id }) => id === logoId) ??
    logos.find(({ type }) => type === 'primary') ??
    logos[0]
  );
}

function colorOf({ colors }: PrintBrand, { colorId }: PrintItemDraft): Color | undefined {
  return (
    colors.find(({ id }) => id === colorId) ??
    colors.find(({ isPrimary }) => isPrimary) ??
    colors[0]
  );
}

/** Returns the name of an item's color if the brand allows no text color on it; else null. */
export function unpairedColor(item: PrintItemDraft, brand: PrintBrand): string | null {
  const color = colorOf(brand, item);
  return color && lacksAllowedInk(color, brand.colors) ? color.name : null;
}

/** Loads a logo and its size, which its layout depends on. */
export function useLogoBytes(logo: Logo | undefined) {
  const client = useClient();
  return useQuery({
    queryKey: ['print-logo', logo],
    enabled: logo !== undefined,
    staleTime: 'static',
    queryFn: async () => {
      if (!logo) throw new Error('There is no logo.');
      const blob = await client.logos.preview({ id: logo.id, version: logo.version });
      const address = URL.createObjectURL(blob);
      try {
        const image = new Image();
        image.src = address;
        await image.decode();
        const { naturalWidth, naturalHeight } = image;
        return { blob, width: Math.max(1, naturalWidth), height: Math.max(1, naturalHeight) };
      } finally {
        URL.revokeObjectURL(address);
      }
    },
  });
}

/** Lays out an item with the colors and texts of its brand. */
export function sheetOf(
  item: PrintItemDraft,
  brand: PrintBrand,
  logo: { readonly width: number; readonly height: number } | null,
): Sheet {
  const { brandName, colors, tagline, letters } = brand;
  const footer = item.footer?.trim() ? item.footer : tagline;
  return layOut({
    item,
    brandName,
    footer,
    ...inkOf(colorOf(brand, item), colors),
    logo,
    measure: measureIn(letters.faces),
  });
}
