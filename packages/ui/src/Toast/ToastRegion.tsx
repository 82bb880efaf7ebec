import { useSyncExternalStore } from 'react';
import { shownToasts } from './toast';

/** Where toasts appear, mounted once; what shows them is loaded with the first one. F6 leads here. */
export function ToastRegion() {
  const shown = useSyncExternalStore(shownToasts.subscribe, shownToasts.now);
  return shown && <shown.ToastStack />;
}
