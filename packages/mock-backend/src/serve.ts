import { answerPort } from '@brandroom/backend/pipeline/answer-port';
import type { Backend } from '@brandroom/backend/pipeline/backend';
import { loadLateOperations } from '@brandroom/backend/router';
import type { Store } from '@brandroom/backend/store/store';

import { simulatedNetwork } from './simulation/network';
import type { SimulationSettings } from './simulation/settings';
import { databaseName } from './simulation/settings';
import type { OpenOptions } from './start/open';
import { open, recordWitness } from './start/open';
import { tabsChangeFeed } from './tabs-change-feed';
import { takeTurns } from './turns';

const dueInterval = 5000;
/** After the store has opened, in milliseconds: the first screen asks first. */
const firstAnswers = 1000;
const witnessDelay = 1000;

export interface RunningBackend {
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
export function serve(opening: OpenOptions): RunningBackend {
  const { sentinel } = opening;
  let { settings } = opening;
  const { services } = opening.env;
  const turns = takeTurns();
  const unstoredBytes: typeof services.unstoredBytes = (file, signal) =>
    turns.afterAnswers(() => services.unstoredBytes(file), signal);
  const env = { ...opening.env, services: { ...services, unstoredBytes } };
  const feed = tabsChangeFeed(databaseName(settings.scale));
  const opened = open(opening);
  const ready = opened.then(({ store }) => turns.watch(store));
  const network = simulatedNetwork(() => settings, env);
  const backend: Backend = { ready, env, network, changes: feed };
  const stopped = new AbortController();

  // No call waits for this work, so its code comes after the first answers.
  async function purge(store: Store): Promise<void> {
    const { purgeExpired } = await import('@brandroom/backend/periodic/purge-expired');
    await purgeExpired(store, env);
  }

  async function publish(store: Store): Promise<void> {
    const { publishDue } = await import('@brandroom/backend/periodic/publish-due');
    await publishDue(backend, store);
  }

  async function send(store: Store): Promise<void> {
    const { sendDue } = await import('@brandroom/backend/periodic/send-due');
    await sendDue(backend, store);
  }

  async function keepTime(): Promise<void> {
    const store = await ready;
    await env.sleep(firstAnswers, stopped.signal);
    // A failed load is reported by the call that needs it.
    loadLateOperations().catch(() => undefined);
    let isPurged = false;
    while (!stopped.signal.aborted) {
      isPurged ||= await succeeds(purge(store));
      await succeeds(publish(store));
      await succeeds(send(store));
      await env.sleep(dueInterval, stopped.signal);
    }
  }

  async function keepWitness(): Promise<void> {
    const { store, isDurable } = await opened;
    // The witness describes the database alone.
    if (!isDurable) return;
    for await (const _ of feed.listen(stopped.signal)) {
      await env.sleep(witnessDelay, stopped.signal);
      await succeeds(recordWitness(store, sentinel));
    }
  }

  // Both end by the abort of `close`; a store that cannot be opened is reported by the next call.
  keepTime().catch(() => undefined);
  keepWitness().catch(() => undefined);

  return {
    backend,
    connect: (port) => answerPort(port, backend),
    simulate: (next) => {
      settings = next;
    },
    close: () => {
      stopped.abort();
      feed.close();
      ready.then((store) => store.close()).catch(() => undefined);
    },
  };
}
