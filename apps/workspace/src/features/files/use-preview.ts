import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../shared/api/api';
import { useObjectUrl } from '../../shared/files/use-preview';

/**
 * The address of a file's picture, for `<img>` alone: an SVG runs nothing there. Asked for when
 * wanted; undefined where there is none.
 */
export function usePreview({ id, fileType }: FileAsset, isWanted: boolean): string | undefined {
  const { data } = useQuery({
    ...useApi().files.preview.queryOptions({ input: { id } }),
    enabled: isWanted && fileType.startsWith('image/'),
    // The bytes of a stored file never change, whatever else about files does.
    staleTime: 'static',
  });
  return useObjectUrl(data) ?? undefined;
}
