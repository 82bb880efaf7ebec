import type { SimulationSettings } from './simulation/settings';
import type { StorageState } from './start/open';

/** What a tab tells its worker beside the calls, which go through `port`. */
export type ToWorker =
  | {
      kind: 'start';
      port: MessagePort;
      settings: SimulationSettings;
      /** A lock that the worker holds as long as it lives: nothing else tells that it was ended. */
      life: string;
    }
  | { kind: 'simulate'; settings: SimulationSettings }
  | { kind: 'acceptLoss' };

/** What the worker tells its tab beside the answers. */
export type FromWorker =
  /** The lock of its life is held. */
  { kind: 'alive' } | { kind: 'storage'; state: StorageState };
