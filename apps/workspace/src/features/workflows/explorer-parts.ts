import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** With a stored item. */
export const ItemExplorer = lazyPart(async () => (await import('./ItemExplorer')).ItemExplorer);

/** With an email that is sent. */
export const EmailExplorer = lazyPart(async () => (await import('./EmailExplorer')).EmailExplorer);

/** With a running process. */
export const ActorExplorer = lazyPart(async () => (await import('./ActorExplorer')).ActorExplorer);

/** For an address with an unknown state or person; shown above the explorer. */
export const AddressNotices = lazyDialog(
  async () => (await import('./AddressNotices')).AddressNotices,
);
