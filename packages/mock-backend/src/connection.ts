import type { FromWorker, ToWorker } from './messages';
import type { SimulationSettings } from './simulation/settings';
import type { StorageState } from './start/open';

/** What is needed of a worker. */
export type BackendWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export interface Connection {
  /**
   * Where calls go now; what is sent before the worker is ready waits in it. Another one after the
   * worker was started again, null when it has stopped for good.
   */
  port(this: void): MessagePort | null;
  simulate(settings: SimulationSettings): void;
  /** Accepts that data was lost, and goes on with what is here or with the samples. */
  acceptLoss(): void;
  /** What the tab has found out of how durable the data is; anything worse stands above it. */
  found(state: 'durable' | 'unkept'): void;
  /** Tells how the data is kept, at once when known and on every change; returns how to stop. */
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
 * A worker that ends is started again: what was stored is stored, and what was asked fails as
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

  /** What was told last, with a given clock as far as it has come. */
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
    // A worker that keeps everything in its memory goes on after a failure as well as it can.
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
    // The port does not tell that its other end is gone; whoever waits for an answer has to know.
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
