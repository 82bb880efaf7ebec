import { RPCHandler } from '@orpc/server/message-port';

import type { Env } from './env';
import { changeFeed } from './pipeline/change-feed';
import type { Backend, CallContext } from './pipeline/backend';
import { toFailure } from './pipeline/failure';
import { router } from './router';
import type { SimulationSettings } from './simulation/settings';
import { databaseName } from './simulation/settings';
import type { Opening } from './start/open';
import { keepHouse } from './start/keep-house';
import { open, recordWitness } from './start/open';
import { publishDue } from './start/publish-due';

const headerOf = (headers: Record<string, string | string[] | undefined>, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

const dueInterval = 5000;
const witnessDelay = 1000;

export interface Serving {
  /** Answers the calls that come through this port, from now on. */
  connect(port: MessagePort): void;
  simulate(settings: SimulationSettings): void;
  backend: Backend;
  close(): void;
}

/** Whether a background task worked out. One that did not is tried again at its next turn. */
const succeeds = (task: Promise<void>): Promise<boolean> =>
  task.then(
    () => true,
    () => false,
  );

/** Starts a backend. Calls may come at once: they wait until the store is open and seeded. */
export function serve(opening: Omit<Opening, 'env'> & { env: Env }): Serving {
  const { env, settings, sentinel } = opening;
  const feed = changeFeed(databaseName(settings.scale));
  const opened = open(opening);
  const ready = opened.then(({ store }) => store);
  const backend: Backend = { ready, env, simulation: settings, changes: feed };
  const stopped = new AbortController();

  const handler = new RPCHandler<CallContext>(router, {
    interceptors: [
      ({ next, ...options }) => {
        const { headers } = options.request;
        return next({
          ...options,
          context: {
            ...options.context,
            token: headerOf(headers, 'authorization'),
            idempotencyKey: headerOf(headers, 'idempotency-key'),
          },
        });
      },
    ],
    clientInterceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          throw toFailure(error);
        }
      },
    ],
  });

  async function keepTime(): Promise<void> {
    const store = await ready;
    let isHouseKept = false;
    while (!stopped.signal.aborted) {
      isHouseKept ||= await succeeds(keepHouse(store, env));
      await succeeds(publishDue(backend, store));
      await env.sleep(dueInterval, stopped.signal);
    }
  }

  async function keepWitness(): Promise<void> {
    const { store, isDurable } = await opened;
    // The witness speaks of the database alone.
    if (!isDurable) return;
    for await (const _ of feed.listen(stopped.signal)) {
      await env.sleep(witnessDelay, stopped.signal);
      await succeeds(recordWitness(store, sentinel));
    }
  }

  // Both end by the abort of `close`; a store that cannot be had is told by the next call that needs it.
  keepTime().catch(() => undefined);
  keepWitness().catch(() => undefined);

  return {
    backend,
    connect: (port) => {
      handler.upgrade(port, { context: { backend, token: null, idempotencyKey: null } });
      port.start();
    },
    simulate: (next) => {
      backend.simulation = next;
    },
    close: () => {
      stopped.abort();
      feed.close();
      ready.then((store) => store.close()).catch(() => undefined);
    },
  };
}
