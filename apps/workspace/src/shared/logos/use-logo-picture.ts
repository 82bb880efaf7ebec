import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { readableOn } from '@brandroom/domain/color/luminance';
import { formatHex } from '@brandroom/domain/color/notation';
import { skipToken, useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from '../files/use-object-url';
import { darkGround, isWhiteLogo } from './logo-ground';
import { logoInks } from './logo-inks';
import { white } from './raster';

type LogoVersion = Pick<Logo, 'id' | 'version'>;

/** Queries the picture of a logo. */
export function useLogoBytes({ id, version }: LogoVersion, isWanted = true) {
  return useQuery({
    ...useApi().logos.preview.queryOptions({ input: { id, version } }),
    enabled: isWanted,
    // The bytes of a version never change.
    staleTime: 'static',
  });
}

/**
 * Returns the object URL of a logo. Use it only in an `<img>`, where an SVG cannot run scripts.
 * Null while it is loading or not wanted.
 */
export function useLogoPicture(logo: LogoVersion, isWanted = true): string | null {
  return useObjectUrl(useLogoBytes(logo, isWanted).data);
}

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
