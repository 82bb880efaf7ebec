import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from '../files/use-object-url';

/** An image of a logo. */
export type LogoVersion = Pick<Logo, 'id' | 'version'>;

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
