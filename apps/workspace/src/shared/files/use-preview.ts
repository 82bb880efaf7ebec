import type { FileId } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from './use-object-url';

interface Previewed {
  readonly id: FileId;
  /** Where it is known, the picture is asked for once: the bytes of a version never change. */
  readonly version?: number | undefined;
}

/**
 * The address of a file's picture, for an `<img>` alone: an SVG runs nothing there. Asked for when
 * wanted; null while there is none.
 */
export function usePreview({ id, version }: Previewed, isWanted = true): string | null {
  const { data } = useQuery({
    ...useApi().files.preview.queryOptions({
      input: version === undefined ? { id } : { id, version },
    }),
    enabled: isWanted,
    // Without a version, a change of the files may have replaced it.
    staleTime: version === undefined ? Infinity : 'static',
  });
  return useObjectUrl(data);
}
