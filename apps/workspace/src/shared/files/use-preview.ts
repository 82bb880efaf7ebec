import type { FileId } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useApi } from '../api/api';

/** An address for a picture's bytes, as long as the screen shows it; null while there is none. */
function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}

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
