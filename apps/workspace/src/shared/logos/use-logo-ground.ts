import type { Color } from '@brandroom/domain/brand/color.schema';
import { readableOn } from '@brandroom/domain/color/luminance';
import { formatHex } from '@brandroom/domain/color/notation';
import { skipToken, useQuery } from '@tanstack/react-query';

import { darkGround, isWhiteLogo } from './logo-ground';
import { logoInks } from './logo-inks';
import { white } from './raster';

/** Measures the main colors of a logo at an object URL; undefined while it does. */
export const useLogoInks = (src: string | null) =>
  useQuery({
    queryKey: ['logo-inks', src],
    queryFn: src === null ? skipToken : () => logoInks(src),
    // The query key identifies these bytes, so they never become stale.
    staleTime: 'static',
  }).data;

/** Returns the background on which a logo is visible, white if possible, and the ink for guides. */
export function useLogoGround(src: string | null, colors: readonly Color[]) {
  const inks = useLogoInks(src) ?? [];
  const ground = isWhiteLogo(inks) ? darkGround(colors) : white;
  return { ground: formatHex(ground), ink: readableOn(ground) };
}
