import type { FileId } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from './use-object-url';

/**
 * The address of a file's picture, for an `<img>` alone: an SVG runs nothing there. Asked for when
 * wanted; null while there is none.
 */
export function usePreview(id: FileId, isWanted = true): string | null {
  const { data } = useQuery({
    ...useApi().files.preview.queryOptions({ input: { id } }),
    enabled: isWanted,
    // The bytes of a stored file never change, whatever else about files does.
    staleTime: 'static',
  });
  return useObjectUrl(data);
}
