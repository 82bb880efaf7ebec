import type { FromWorker, ToWorker } from './messages';
import type { SimulationSettings } from './simulation/settings';
import type { StorageState } from './start/open';

export interface Connection {
  /** Where calls go; what is sent before the worker is ready waits in it. */
  port: MessagePort;
  simulate(settings: SimulationSettings): void;
  /** Accepts that data was lost, and goes on with what is here or with the samples. */
  acceptLoss(): void;
  /** Tells how the data is kept, at once when known and on every change; returns how to stop. */
  onStorage(listener: (state: StorageState) => void): () => void;
}

/**
 * Connects a tab to its worker, without the client: a page that asks nothing yet does not load it.
 */
export function connect(worker: Worker, settings: SimulationSettings): Connection {
  const { port1, port2 } = new MessageChannel();
  const tell = (message: ToWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const listeners = new Set<(state: StorageState) => void>();
  let known: StorageState | null = null;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    known = data.state;
    for (const listener of listeners) listener(data.state);
  });
  tell({ kind: 'start', port: port2, settings }, [port2]);

  return {
    port: port1,
    simulate: (next) => tell({ kind: 'simulate', settings: next }),
    acceptLoss: () => tell({ kind: 'acceptLoss' }),
    onStorage: (listener) => {
      listeners.add(listener);
      if (known) listener(known);
      return () => listeners.delete(listener);
    },
  };
}
