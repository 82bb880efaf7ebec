import { showToast } from '@brandroom/ui/toast';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { lazyDialog } from '../shared/load/lazy-part';
import { StorageNoticeProvider } from '../shared/storage/storage-notice';
import type { StartedBackend, StorageState } from './backend';
import { rememberSeen } from './keep-storage';
import type { Updates } from './updates';

// Rarely seen, so loaded when it is.
const LostWorkspace = lazyDialog(async () => (await import('./LostWorkspace')).LostWorkspace);
const UpdateNotice = lazyDialog(async () => (await import('./UpdateNotice')).UpdateNotice);
const StorageNotice = lazyDialog(async () => (await import('./StorageNotice')).StorageNotice);

interface StorageGateProps {
  backend: StartedBackend;
  updates: Updates;
  children: ReactNode;
}

/** Says when the data is not kept as it should be, and stops before a loss is covered up. */
export function StorageGate({ backend, updates, children }: StorageGateProps) {
  const [state, setState] = useState<StorageState | null>(null);
  const [hasUpdate, setHasUpdate] = useState(false);
  useEffect(() => backend.onStorage(setState), [backend]);
  useEffect(() => updates.onReady(() => setHasUpdate(true)), [updates]);
  useEffect(() => {
    if (state !== 'unkept') return;
    // It asks for nothing: said once, it can be read again in the user menu.
    rememberSeen();
    import('../shared/storage/browser-storage.messages').then(
      ({ browserStorageMessages: { title, text, where } }) =>
        showToast({ title, description: `${text} ${where}` }),
      // The user menu says it too.
      () => undefined,
    );
  }, [state]);
  if (state === 'lost' || state === 'older' || state === 'newer') {
    return <LostWorkspace state={state} onAccept={backend.acceptLoss} />;
  }
  const update = hasUpdate && <UpdateNotice onLater={() => setHasUpdate(false)} />;
  const notice =
    state === null || state === 'durable' || state === 'unkept' ? (
      update
    ) : (
      <StorageNotice state={state} />
    );
  return <StorageNoticeProvider value={notice}>{children}</StorageNoticeProvider>;
}
