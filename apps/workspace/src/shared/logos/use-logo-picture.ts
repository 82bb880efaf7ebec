import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from '../files/use-object-url';

/**
 * The address of a logo's picture, for an `<img>` alone: an SVG runs nothing there. Null while it
 * is loading or not wanted.
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
