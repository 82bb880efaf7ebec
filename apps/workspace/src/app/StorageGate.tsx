import { showToast } from '@brandroom/ui/toast';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { browserStorageMessages } from '../shared/storage/browser-storage.messages';
import { lazyDialog } from '../shared/load/lazy-part';
import { StorageNoticeProvider } from '../shared/storage/storage-notice';
import type { StartedBackend, StorageState } from './backend';
import { rememberSeen } from './keep-storage';

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
    return <LostWorkspace state={state} onAccept={backend.acceptLoss} />;
  }
  const notice = state !== null && state !== 'durable' && state !== 'unkept' && (
    <StorageNotice state={state} />
  );
  return <StorageNoticeProvider value={notice}>{children}</StorageNoticeProvider>;
}
