import { useEffect, useEffectEvent, useState } from 'react';

import type { ContentSearch } from '../item/content-search';
import { ExportDialog } from './ExportDialog';
import type { ExportFormat } from './use-export';
import { useExport } from './use-export';

/** The delay before an export shows its progress, in milliseconds. */
const patience = 400;

/** Most exports finish before a dialog could be read. */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}

/** One export, which starts when this mounts; another export is another instance. */
export function ExportRun({ search, format }: { search: ContentSearch; format: ExportFormat }) {
  const { running, start, retry, cancel } = useExport(search);
  const isSlow = useIsSlow(running !== null);
  const begin = useEffectEvent(() => start(format));
  useEffect(() => begin(), []);
  return running && isSlow ? (
    <ExportDialog running={running} onRetry={retry} onCancel={cancel} />
  ) : null;
}
