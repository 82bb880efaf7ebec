import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from '../files/use-object-url';

/**
 * Returns the object URL of a logo. Use it only in an `<img>`, where an SVG cannot run scripts.
 * Null while it is loading or not wanted.
 */
export function useLogoPicture(
  { id, version }: Pick<Logo, 'id' | 'version'>,
  isWanted = true,
): string | null {
  const { data } = useQuery({
    ...useApi().logos.preview.queryOptions({ input: { id, version } }),
    enabled: isWanted,
    // The bytes of a version never change.
    staleTime: 'static',
  });
  return useObjectUrl(data);
}
