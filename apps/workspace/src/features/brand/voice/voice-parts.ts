import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The form, loaded on demand. */
export const ToneDialog = lazyDialog(async () => (await import('./ToneDialog')).ToneDialog);
