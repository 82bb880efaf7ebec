import type { FileId } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from './use-object-url';

interface Previewed {
  readonly id: FileId;
  /**
   * With a version the preview is fetched only once, because the bytes of a version never change.
   */
  readonly version?: number | undefined;
}

/**
 * Returns the object URL of a file's preview. Use it only in an `<img>`, where an SVG cannot run
 * scripts. Loaded when wanted; null until then.
 */
export function usePreview({ id, version }: Previewed, isWanted = true): string | null {
  const { data } = useQuery({
    ...useApi().files.preview.queryOptions({
      input: version === undefined ? { id } : { id, version },
    }),
    enabled: isWanted,
    // Without a version a change event may report new bytes.
    staleTime: version === undefined ? Infinity : 'static',
  });
  return useObjectUrl(data);
}
