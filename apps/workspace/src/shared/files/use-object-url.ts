import { useEffect, useState } from 'react';

import { openObjectUrl } from './object-url';

/** Returns an object URL for a blob while the component is mounted; null without a blob. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const opened = openObjectUrl(blob);
    setUrl(opened.url);
    return () => {
      opened.letGo();
      setUrl(null);
    };
  }, [blob]);
  return url;
}
