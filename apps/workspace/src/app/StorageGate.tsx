import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { StorageNoticeProvider } from '../shared/storage/storage-notice';
import type { StartedBackend, StorageState } from './backend';

// Rarely seen, so loaded when it is.
const LostWorkspace = lazy(async () => ({
  default: (await import('./LostWorkspace')).LostWorkspace,
}));
const StorageNotice = lazy(async () => ({
  default: (await import('./StorageNotice')).StorageNotice,
}));

interface StorageGateProps {
  backend: StartedBackend;
  children: ReactNode;
}

/** Says when the data is not kept as it should be, and stops before a loss is covered up. */
export function StorageGate({ backend, children }: StorageGateProps) {
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => backend.onStorage(setState), [backend]);
  if (state === 'lost' || state === 'older') {
    return (
      <Suspense>
        <LostWorkspace state={state} onAccept={backend.acceptLoss} />
      </Suspense>
    );
  }
  const notice = state !== null && state !== 'durable' && (
    <Suspense>
      <StorageNotice state={state} onDismiss={() => backend.found('durable')} />
    </Suspense>
  );
  return (
    <StorageNoticeProvider value={{ notice, isNoticeLast: state === 'unkept' }}>
      {children}
    </StorageNoticeProvider>
  );
}
