import { showToast } from '@brandroom/ui/toast';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { useAuthState } from '../shared/auth/auth';
import { browserStorageMessages } from '../shared/storage/browser-storage.messages';
import { StorageNoticeProvider } from '../shared/storage/storage-notice';
import type { StartedBackend, StorageState } from './backend';
import { rememberSeen } from './keep-storage';

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
  const { user } = useAuthState();
  useEffect(() => backend.onStorage(setState), [backend]);
  useEffect(() => {
    if (state !== 'unkept') return;
    // It asks for nothing: said once, it can be read again in the user menu.
    rememberSeen();
    showToast({
      title: browserStorageMessages.title,
      description: `${browserStorageMessages.text} ${browserStorageMessages.where}`,
    });
  }, [state]);
  if (state === 'lost' || state === 'older') {
    return (
      <Suspense>
        <LostWorkspace state={state} onAccept={backend.acceptLoss} />
      </Suspense>
    );
  }
  const notice = state !== null && state !== 'durable' && state !== 'unkept' && (
    <Suspense>
      <StorageNotice state={state} />
    </Suspense>
  );
  // A signed-in page has a frame that lies over whatever stands outside of it.
  return (
    <StorageNoticeProvider value={notice}>
      {user === null && notice}
      {children}
    </StorageNoticeProvider>
  );
}
