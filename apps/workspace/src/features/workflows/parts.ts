import { lazyPart } from '@brandroom/ui/lazy-part';

/** The explorer with its views; no other page loads it. */
export const MachineExplorer = lazyPart(
  async () => (await import('./MachineExplorer')).MachineExplorer,
);

/** For an address that names no workflow. */
export const UnknownMachine = lazyPart(async () => (await import('./ItemNotFound')).UnknownMachine);

/** For an address whose item does not exist, or is not for this person. */
export const ItemNotFound = lazyPart(async () => (await import('./ItemNotFound')).ItemNotFound);
