import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';

import type { Env } from '../env';
import type { SimulationSettings } from '../simulation/settings';
import type { Store } from '../store/store';

/** What the operations of one tab's backend share. */
export interface Backend {
  /** Resolves when the store is open and seeded; calls wait for it. */
  ready: Promise<Store>;
  env: Env;
  simulation: SimulationSettings;
  changes: ChangeFeed;
}

/** Change events of all tabs; what one tab publishes reaches every listener of every tab. */
export interface ChangeFeed {
  publish(event: ChangeEvent): void;
  listen(signal: AbortSignal | undefined): AsyncIterable<ChangeEvent>;
}

/** What comes with a call beside its input. */
export interface CallContext {
  backend: Backend;
  token: string | null;
  /** Names the command, so that sending it again has its effect once. */
  idempotencyKey: string | null;
}
