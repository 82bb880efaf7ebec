import { lazyDialog } from '../../../shared/load/lazy-part';

/** The form; nobody needs it to read the page. */
export const ToneDialog = lazyDialog(async () => (await import('./ToneDialog')).ToneDialog);
