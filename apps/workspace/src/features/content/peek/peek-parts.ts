import { lazyDialog } from '@brandroom/ui/lazy-part';

/** Loaded with the first item that is opened. */
export const OpenItem = lazyDialog(async () => (await import('./OpenItem')).OpenItem);
