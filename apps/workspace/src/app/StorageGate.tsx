import { showToast } from '@brandroom/ui/toast';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import { StorageNoticeProvider } from '../shared/storage/storage-notice';
import type { StartedBackend, StorageState } from './backend';
import { rememberSeen } from './keep-storage';
import type { Updates } from './updates';

// Loaded on demand, because it is rarely shown.
const LostWorkspace = lazyDialog(async () => (await import('./LostWorkspace')).LostWorkspace);
const UpdateNotice = lazyDialog(async () => (await import('./UpdateNotice')).UpdateNotice);
const StorageNotice = lazyDialog(async () => (await import('./StorageNotice')).StorageNotice);

/** The result of the first edit is announced before the storage notice, in milliseconds. */
const afterResult = 5000;

interface StorageGateProps {
  backend: StartedBackend;
  updates: Updates;
  children: ReactNode;
}

/** Shows storage warnings, and blocks the app when the workspace is lost. */
export function StorageGate({ backend, updates, children }: StorageGateProps) {
  const [state, setState] = useState<StorageState | null>(null);
  const [hasUpdate, setHasUpdate] = useState(false);
  useEffect(() => backend.onStorage(setState), [backend]);
  useEffect(() => updates.onReady(() => setHasUpdate(true)), [updates]);
  useEffect(() => {
    if (state !== 'unkept') return undefined;
    const timer = setTimeout(() => {
      // It needs no action: shown once, it stays available in the user menu.
      rememberSeen();
      import('../shared/storage/browser-storage.messages').then(
        ({ browserStorageMessages: { title, text, where } }) =>
          showToast({ title, description: `${text} ${where}` }),
        // The user menu shows it too.
        () => undefined,
      );
    }, afterResult);
    return () => clearTimeout(timer);
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
