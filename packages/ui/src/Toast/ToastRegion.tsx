import { useSyncExternalStore } from 'react';
import { shownToasts } from './toast';

/** The region of toasts, mounted once; its code is loaded with the first toast. F6 moves focus here. */
export function ToastRegion() {
  const shown = useSyncExternalStore(shownToasts.subscribe, shownToasts.now);
  return shown && <shown.ToastStack />;
}
