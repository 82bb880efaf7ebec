import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import { clientOn } from '../client';
import type { Serving } from '../serve';
import { serve } from '../serve';
import type { SimulationSettings } from '../simulation/settings';
import { defaultSimulation } from '../simulation/settings';
import type { Sentinel, Witness } from '../start/sentinel';
import { memoryStore } from '../store/memory';
import type { Store } from '../store/store';
import type { TestEnv } from './test-env';
import { testEnv } from './test-env';

/** A witness that lives in the test. */
export function memorySentinel(): Sentinel {
  let kept: Witness | null = null;
  return {
    read: async () => kept,
    write: async (witness) => {
      kept = witness;
    },
    clear: async () => {
      kept = null;
    },
  };
}

export interface TestBackend {
  env: TestEnv;
  store: Store;
  serving: Serving;
  /** A client of its own that nobody is signed in on. */
  stranger(): WorkspaceClient;
  /** A client of its own, signed in as a sample account. */
  as(email: string): Promise<WorkspaceClient>;
  simulate(settings: Partial<SimulationSettings>): void;
  close(): void;
}

/**
 * The whole backend in this thread: the real pipeline, operations, samples and client over a
 * real message channel, on a store in memory. For tests and stories.
 */
export function testBackend(
  options: {
    env?: TestEnv;
    store?: Store;
    settings?: Partial<SimulationSettings>;
  } = {},
): TestBackend {
  const { env = testEnv(), store = memoryStore() } = options;
  const settings = { ...defaultSimulation, latency: 0, ...options.settings };
  const serving = serve({
    openStore: async () => store,
    sentinel: memorySentinel(),
    env,
    settings,
    report: () => undefined,
    acceptLoss: Promise.resolve(),
  });
  const ports: MessagePort[] = [];

  function connected(token: () => string | null): WorkspaceClient {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    serving.connect(port2);
    return clientOn(() => port1, token);
  }

  return {
    env,
    store,
    serving,
    stranger: () => connected(() => null),
    as: async (email) => {
      let token: string | null = null;
      const client = connected(() => token);
      const session = await client.auth.signIn({ email, password: 'any', remember: false });
      token = session.token;
      return client;
    },
    simulate: (next) => serving.simulate({ ...settings, ...next }),
    close: () => {
      for (const port of ports) port.close();
      serving.close();
    },
  };
}
