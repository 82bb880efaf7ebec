import { lazyDialog } from '../../shared/load/lazy-part';

export const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog);
