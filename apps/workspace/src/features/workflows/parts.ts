import { lazyPart } from '../../shared/load/lazy-part';

/** The explorer with its views; no other page loads it. */
export const MachineExplorer = lazyPart(
  async () => (await import('./MachineExplorer')).MachineExplorer,
);

/** For an address that names no workflow. */
export const UnknownMachine = lazyPart(
  async () => (await import('./UnknownMachine')).UnknownMachine,
);
