import { memoryStore } from '@brandroom/backend/store/memory';
import type { Store } from '@brandroom/backend/store/store';
import type { TestClients } from '@brandroom/backend/testing/test-clients';
import { testClients } from '@brandroom/backend/testing/test-clients';
import type { TestEnv } from '@brandroom/backend/testing/test-env';
import { testEnv } from '@brandroom/backend/testing/test-env';

import { clientOn } from '../client';
import type { RunningBackend } from '../serve';
import { serve } from '../serve';
import { simulatedServices } from '../simulation/services';
import type { SiteStore } from '../simulation/wordpress/site-store';
import { memorySites } from '../simulation/wordpress/site-store';
import type { SimulationSettings } from '../simulation/settings';
import { defaultSimulation } from '../simulation/settings';
import type { Sentinel, Witness } from '../start/sentinel';

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

export interface TestBackend extends TestClients {
  env: TestEnv;
  store: Store;
  serving: RunningBackend;
  simulate(settings: Partial<SimulationSettings>): void;
  close(): void;
}

/**
 * The whole mock backend in this thread: pipeline, operations, samples, simulation and client over a
 * real message channel, on a store in memory. For tests and stories.
 */
export function testBackend(
  options: {
    env?: TestEnv;
    store?: Store;
    settings?: Partial<SimulationSettings>;
    /** The simulated WordPress sites; those of this backend alone by default. */
    sites?: SiteStore;
  } = {},
): TestBackend {
  const { store = memoryStore(), sites = memorySites() } = options;
  const env = { ...(options.env ?? testEnv()), services: simulatedServices(sites) };
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

  return {
    ...testClients((token) => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      serving.connect(port2);
      return clientOn(() => port1, token);
    }),
    env,
    store,
    serving,
    simulate: (next) => serving.simulate({ ...settings, ...next }),
    close: () => {
      for (const port of ports) port.close();
      serving.close();
    },
  };
}
