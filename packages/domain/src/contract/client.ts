import type { ContractRouterClient } from '@orpc/contract';

import type { contract } from './contract';

/** The options of a call: the same key repeats the same command. */
export interface CallOptions {
  idempotencyKey?: string;
}

/** Every operation of the contract as a function; failures reject with the closed set of errors. */
export type WorkspaceClient = ContractRouterClient<typeof contract, CallOptions>;
