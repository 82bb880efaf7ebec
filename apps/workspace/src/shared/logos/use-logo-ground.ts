import type { Color } from '@brandroom/domain/brand/color.schema';
import { readableOn } from '@brandroom/domain/color/luminance';
import { formatHex } from '@brandroom/domain/color/notation';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { darkGround, isWhiteLogo } from './logo-ground';
import { inksOfFile } from './logo-inks';
import { white } from './raster';
import type { LogoVersion } from './use-logo-picture';
import { useLogoBytes } from './use-logo-picture';

/** The query of a logo's main colors, which are measured in its picture. */
export function logoInksQuery({ id, version }: LogoVersion, bytes: Blob | undefined) {
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the bytes of a version never change
  return queryOptions({
    queryKey: ['logo-inks', id, version],
    queryFn: bytes ? () => inksOfFile(bytes) : skipToken,
    staleTime: 'static',
  });
}

/** Returns the main colors of a logo, or undefined until they are measured. */
export function useLogoInks(logo: LogoVersion, isWanted = true) {
  const { data: bytes } = useLogoBytes(logo, isWanted);
  return useQuery(logoInksQuery(logo, bytes)).data;
}

/** Returns the background on which a logo is visible, white if possible, and the ink for guides. */
export function useLogoGround(logo: LogoVersion, colors: readonly Color[], isWanted = true) {
  const inks = useLogoInks(logo, isWanted) ?? [];
  const ground = isWhiteLogo(inks) ? darkGround(colors) : white;
  return { ground: formatHex(ground), ink: readableOn(ground) };
}

/** Returns the ground of a logo's tile, on which it is visible once it was measured. */
export function useTileGround(logo: LogoVersion, isInView: boolean) {
  return isWhiteLogo(useLogoInks(logo, isInView) ?? []) ? 'darkChecker' : 'checker';
}
