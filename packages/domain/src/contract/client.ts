import type { ContractRouterClient } from '@orpc/contract';

import type { contract } from './contract';

/** What a caller may say beside the input: the same key sends the same command again. */
export interface CallOptions {
  idempotencyKey?: string;
}

/** Every operation of the contract as a function; failures reject with the closed set of errors. */
export type WorkspaceClient = ContractRouterClient<typeof contract, CallOptions>;
