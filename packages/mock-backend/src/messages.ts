import type { SimulationSettings } from './simulation/settings';
import type { StorageState } from './start/open';

/** Messages from a tab to its worker beside the calls, which go through `port`. */
export type ToWorker =
  | {
      kind: 'start';
      port: MessagePort;
      settings: SimulationSettings;
      /** A lock that the worker holds while it lives: nothing else reports its end. */
      life: string;
    }
  | { kind: 'simulate'; settings: SimulationSettings }
  | { kind: 'acceptLoss' };

/** Messages from the worker to its tab beside the answers. */
export type FromWorker =
  /** The worker holds the lock that shows it is alive. */
  { kind: 'alive' } | { kind: 'storage'; state: StorageState };
