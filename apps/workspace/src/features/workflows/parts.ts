import { lazyPart } from '../../shared/load/lazy-part';

/** The explorer with its views; no other page loads it. */
export const MachineExplorer = lazyPart(
  async () => (await import('./MachineExplorer')).MachineExplorer,
);
