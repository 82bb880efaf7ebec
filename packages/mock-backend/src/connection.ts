import type { FromWorker, ToWorker } from './messages';
import type { SimulationSettings } from './simulation/settings';
import type { StorageState } from './start/open';

/** The used part of a worker. */
export type BackendWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export interface Connection {
  /**
   * The present port for calls, which queues messages until the worker is ready. Another one after the
   * worker was started again, null when it has stopped for good.
   */
  port(this: void): MessagePort | null;
  simulate(settings: SimulationSettings): void;
  /** Accepts that data was lost, and continues with the remaining data or with the samples. */
  acceptLoss(): void;
  /** Reports the durability that the tab has found; a worse state takes precedence. */
  found(state: 'durable' | 'unkept'): void;
  /** Calls the listener with the storage state, at once when known and on every change. Returns the unsubscribe function. */
  onStorage(listener: (state: StorageState) => void): () => void;
}

interface Running {
  worker: BackendWorker;
  port: MessagePort;
}

/** A worker that ends again within this time after a restart would only end once more. */
const soon = 60_000;

/**
 * Connects a tab to its worker, without the client: a page that asks nothing yet does not load it.
 * A worker that ends is started again: stored data is safe, and pending calls fail as
 * `offline`, to be sent again under the same key.
 *
 * @param elapsed milliseconds since any fixed moment.
 */
export function connect(
  startWorker: () => BackendWorker,
  settings: SimulationSettings,
  elapsed: () => number = () => performance.now(),
): Connection {
  const listeners = new Set<(state: StorageState) => void>();
  const startedAt = elapsed();
  let told = settings;
  let known: StorageState | null = null;
  let restartedAt: number | null = null;
  let running: Running | null = run();

  function report(state: StorageState) {
    known = state;
    for (const listener of listeners) listener(state);
  }

  /** The latest settings, with a simulated clock moved to the present. */
  function settingsNow(): SimulationSettings {
    if (told.now === null) return told;
    const now = new Date(Date.parse(told.now) + elapsed() - startedAt);
    return { ...told, now: now.toISOString() };
  }

  function run(): Running {
    const { port1: port, port2 } = new MessageChannel();
    const worker = startWorker();
    const life = `brandroom:worker:${crypto.randomUUID()}`;
    const end = () => restart(port);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'alive') void navigator.locks.request(life, end);
      else if (running?.port === port) report(data.state);
    });
    // A worker with its data in memory continues after a failure, because a restart would lose the data.
    worker.addEventListener('error', () => known !== 'memory' && end());
    worker.addEventListener('messageerror', end);
    const message: ToWorker = { kind: 'start', port: port2, settings: settingsNow(), life };
    worker.postMessage(message, [port2]);
    return { worker, port };
  }

  function restart(ended: MessagePort) {
    if (running?.port !== ended) return;
    const { worker, port } = running;
    const isAgain = restartedAt !== null && elapsed() - restartedAt < soon;
    restartedAt = elapsed();
    running = isAgain ? null : run();
    worker.terminate();
    // A port does not report that its other end is gone, and pending calls have to fail.
    port.dispatchEvent(new Event('close'));
    if (isAgain) report('stopped');
  }

  return {
    port: () => running?.port ?? null,
    simulate: (next) => {
      told = next;
      running?.worker.postMessage({ kind: 'simulate', settings: next } satisfies ToWorker);
    },
    acceptLoss: () => running?.worker.postMessage({ kind: 'acceptLoss' } satisfies ToWorker),
    found: (state) => {
      if (known === 'durable' || known === 'unkept') report(state);
    },
    onStorage: (listener) => {
      listeners.add(listener);
      if (known) listener(known);
      return () => listeners.delete(listener);
    },
  };
}
