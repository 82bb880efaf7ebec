import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { lazyDialog } from '../shared/load/lazy-part';
import { StorageNoticeProvider } from '../shared/storage/storage-notice';
import type { StartedBackend, StorageState } from './backend';

// Rarely seen, so loaded when it is.
const LostWorkspace = lazyDialog(async () => (await import('./LostWorkspace')).LostWorkspace);
const StorageNotice = lazyDialog(async () => (await import('./StorageNotice')).StorageNotice);

interface StorageGateProps {
  backend: StartedBackend;
  children: ReactNode;
}

/** Says when the data is not kept as it should be, and stops before a loss is covered up. */
export function StorageGate({ backend, children }: StorageGateProps) {
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => backend.onStorage(setState), [backend]);
  if (state === 'lost' || state === 'older') {
    return <LostWorkspace state={state} onAccept={backend.acceptLoss} />;
  }
  const notice = state !== null && state !== 'durable' && (
    <StorageNotice state={state} onDismiss={() => backend.found('durable')} />
  );
  return (
    <StorageNoticeProvider value={{ notice, isNoticeLast: state === 'unkept' }}>
      {children}
    </StorageNoticeProvider>
  );
}
