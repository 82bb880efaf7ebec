import type { SimulationSettings } from './simulation/settings';
import type { StorageState } from './start/open';

/** What a tab tells its worker beside the calls, which go through `port`. */
export type ToWorker =
  | { kind: 'start'; port: MessagePort; settings: SimulationSettings }
  | { kind: 'simulate'; settings: SimulationSettings }
  | { kind: 'acceptLoss' };

/** What the worker tells its tab beside the answers. */
export interface FromWorker {
  kind: 'storage';
  state: StorageState;
}
