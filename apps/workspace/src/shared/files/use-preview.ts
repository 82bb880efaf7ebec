import type { FileId } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useApi } from '../api/api';

/** An address for a picture's bytes, as long as the screen shows it; null while there is none. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
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

/** The picture of a file of the library, for an `<img>` and nothing else. */
export function usePreview(id: FileId): string | null {
  const api = useApi();
  const { data } = useQuery(api.files.preview.queryOptions({ input: { id } }));
  return useObjectUrl(data);
}
