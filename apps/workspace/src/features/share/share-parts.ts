import { lazyDialog } from '@brandroom/ui/lazy-part';

export const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog);
