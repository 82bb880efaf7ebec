import { lazyDialog } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const TeamDialogs = lazyDialog(async () => (await import('./TeamDialogs')).TeamDialogs);
export const InviteDialog = lazyDialog(async () => (await import('./InviteDialog')).InviteDialog);

export const preloaded = [TeamDialogs, InviteDialog];
