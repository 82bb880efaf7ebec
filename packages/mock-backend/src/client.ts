import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { CallOptions, WorkspaceClient } from '@brandroom/domain/contract/client';

import type { FromWorker, ToWorker } from './messages';
import type { SimulationSettings } from './simulation/settings';
import type { StorageState } from './start/open';

/** A client on one end of a message channel. `token` is asked at each call. */
export function clientOn(port: MessagePort, token: () => string | null): WorkspaceClient {
  const link = new RPCLink<CallOptions>({
    port,
    headers: ({ context }) => {
      const bearer = token();
      return {
        ...(bearer === null ? {} : { authorization: bearer }),
        ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
      };
    },
  });
  port.start();
  return createORPCClient(link);
}

export interface Connection {
  client: WorkspaceClient;
  simulate(settings: SimulationSettings): void;
  /** Accepts the loss of what was stored and fills the workspace with the samples. */
  startAgain(): void;
  /** Tells how the data is kept, at once when known and on every change; returns how to stop. */
  onStorage(listener: (state: StorageState) => void): () => void;
}

/** Connects a tab to its worker. Calls may be made at once: they wait in the channel. */
export function connect(
  worker: Worker,
  settings: SimulationSettings,
  token: () => string | null,
): Connection {
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
    client: clientOn(port1, token),
    simulate: (next) => tell({ kind: 'simulate', settings: next }),
    startAgain: () => tell({ kind: 'startAgain' }),
    onStorage: (listener) => {
      listeners.add(listener);
      if (known) listener(known);
      return () => listeners.delete(listener);
    },
  };
}
