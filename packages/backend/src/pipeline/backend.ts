import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';

import type { Env } from '../env';
import type { Store } from '../store/store';
import type { Network } from './network';

/** The environment that all operations of a backend share. */
export interface Backend {
  /** Resolves when the store is open and seeded; calls wait for it. */
  ready: Promise<Store>;
  env: Env;
  network: Network;
  changes: ChangeFeed;
}

/** Change events. An event of one backend reaches every listener of every backend on the same store. */
export interface ChangeFeed {
  publish(event: ChangeEvent): void;
  listen(signal: AbortSignal | undefined): AsyncIterable<ChangeEvent>;
}

/** The context of a call, beside its input. */
export interface CallContext {
  backend: Backend;
  token: string | null;
  /** Names the command, so that sending it again has its effect once. */
  idempotencyKey: string | null;
}
