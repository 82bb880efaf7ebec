import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { useQuery } from '@tanstack/react-query';

import type { WorkspaceServices } from '../api/api';
import { useApi } from '../api/api';
import { useObjectUrl } from '../files/use-object-url';

/** An image of a logo. */
export type LogoVersion = Pick<Logo, 'id' | 'version'>;

/** The query of a logo's picture. */
export function logoBytesQuery(api: WorkspaceServices['api'], { id, version }: LogoVersion) {
  return {
    ...api.logos.preview.queryOptions({ input: { id, version } }),
    // The bytes of a version never change.
    staleTime: 'static',
  } as const;
}

/** Queries the picture of a logo. */
export function useLogoBytes(logo: LogoVersion, isWanted = true) {
  return useQuery({ ...logoBytesQuery(useApi(), logo), enabled: isWanted });
}

/**
 * Returns the object URL of a logo. Use it only in an `<img>`, where an SVG cannot run scripts.
 * Null until it is loaded. One that is loaded is returned even while it is not wanted.
 */
export function useLogoPicture(logo: LogoVersion, isWanted = true): string | null {
  return useObjectUrl(useLogoBytes(logo, isWanted).data);
}
