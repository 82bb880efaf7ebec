import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { CallOptions, WorkspaceClient } from '@brandroom/domain/contract/client';

import { answerPort } from '../pipeline/answer-port';
import type { Backend } from '../pipeline/backend';
import { changeFeed } from '../pipeline/change-feed';
import type { Network } from '../pipeline/network';
import { directNetwork } from '../pipeline/network';
import type { Store } from '../store/store';
import type { TestClients } from './test-clients';
import { testClients } from './test-clients';
import type { TestEnv } from './test-env';
import { testEnv } from './test-env';

/** Holds every answer back for as long as its operation says. */
export const slowNetwork: Network = { ...directNetwork, delay: (ms) => ms };

export interface TestBackend extends TestClients {
  env: TestEnv;
  store: Store;
  running: Backend;
  close(): void;
}

/** The pipeline and all operations on a store, with clients over real message channels. */
export function testBackend(options: {
  store: Store;
  env?: TestEnv;
  network?: Network;
}): TestBackend {
  const { store, env = testEnv(), network = directNetwork } = options;
  const running: Backend = { ready: Promise.resolve(store), env, network, changes: changeFeed() };
  const ports: { close(): void }[] = [];

  function connect(token: () => string | null): WorkspaceClient {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    answerPort(port2, running);
    const link = new RPCLink<CallOptions>({
      port: port1,
      headers: ({ context: { idempotencyKey } }) => ({
        ...(token() === null ? {} : { authorization: token() ?? '' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      }),
    });
    port1.start();
    return createORPCClient(link);
  }

  return {
    ...testClients(connect),
    env,
    store,
    running,
    close: () => {
      for (const port of ports) port.close();
    },
  };
}
