import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const EmailDialogs = lazyDialog(async () => (await import('./EmailDialogs')).EmailDialogs);
/** The preview and the advice beside a form, which its page loads with its data. */
export const EmailAside = lazyPart(async () => (await import('./EmailAside')).EmailAside);
export const SendRuns = lazyPart(async () => (await import('./SendRuns')).SendRuns);

/** The dialogs follow once a menu opens. */
export const preloaded = [SendRuns];
