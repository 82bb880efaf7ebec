import { lazyDialog, lazyPart } from '../../../shared/load/lazy-part';

/** Parts of the screen that load on demand. */
export const EmailMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const EmailDialogs = lazyDialog(async () => (await import('./EmailDialogs')).EmailDialogs);
export const SendRuns = lazyPart(async () => (await import('./SendRuns')).SendRuns);

/** The dialogs follow once a menu opens. */
export const overlays = [EmailMenu, SendRuns];
