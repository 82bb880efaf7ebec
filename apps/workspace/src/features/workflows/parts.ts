import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** The explorer with its views; no other page loads it. */
export const MachineExplorer = lazyPart(
  async () => (await import('./MachineExplorer')).MachineExplorer,
);

/** For an address that names no workflow. */
export const UnknownMachine = lazyPart(
  async () => (await import('./UnknownMachine')).UnknownMachine,
);

/** For an address whose item does not exist, or is not for this person. */
export const ItemNotFound = lazyDialog(async () => (await import('./ItemNotFound')).ItemNotFound);

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
