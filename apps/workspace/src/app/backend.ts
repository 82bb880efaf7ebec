import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Connection } from '@brandroom/mock-backend/connection';
import { connect } from '@brandroom/mock-backend/connection';
import type { SimulationSettings } from '@brandroom/mock-backend/simulation';
import { parseSimulation, simulationParameters } from '@brandroom/mock-backend/simulation';
import workerUrl from '@brandroom/mock-backend/worker?worker&url';
import { loadOnce } from '@brandroom/ui/load-once';

import pdfUrl from '../shared/files/pdf-engine?worker&url';
import { trustWorkersBy, workerAddress } from '../shared/load/worker-address';
import type { Simulation } from '../shared/simulation/simulation';
import { simulationSearch } from '../shared/simulation/simulation';
import { tabStorage } from '../shared/storage/safe-storage';
import { sessionToken } from './session-token';
import { serviceWorkerUrl } from './updates';

const settingsKey = 'brandroom:simulation';

/** Returns this tab's simulation settings: from the address, else from the tab's storage. */
function simulationSettings() {
  const address = new URLSearchParams(location.search);
  const isGiven = simulationParameters.some((name) => address.has(name));
  if (isGiven) tabStorage.set(settingsKey, address.toString());
  return parseSimulation(new URLSearchParams(tabStorage.get(settingsKey) ?? ''));
}

/**
 * Allows only the app's own script addresses: the backend worker, the PDF reader's worker and the
 * service worker.
 */
function trustOwnWorkers(): void {
  const policy = window.trustedTypes?.createPolicy('app', {
    createScriptURL: (url) => {
      if (![workerUrl, pdfUrl, serviceWorkerUrl].includes(url))
        throw new TypeError('Not a script of this app.');
      return url;
    },
  });
  if (policy) trustWorkersBy((url) => policy.createScriptURL(url));
}

export type { StorageState } from '@brandroom/mock-backend/storage';

export interface StartedBackend extends Omit<Connection, 'port'> {
  /** The operations, loaded at the first call, because the sign-in page does not need them. */
  client(): Promise<WorkspaceClient>;
  /** The current time of the simulation's clock, in milliseconds. */
  now(): number;
  simulation: Simulation;
  /**
   * Called at each edit; from the first one on there is data to protect, so the app requests
   * persistent storage.
   */
  onEdit(): void;
}

function startSimulation(settings: SimulationSettings, connection: Connection): Simulation {
  let current = settings;
  return {
    read: () => current,
    change: (next) => {
      current = next;
      tabStorage.set(settingsKey, simulationSearch(next).toString());
      connection.simulate(next);
    },
    // The address takes precedence over the tab's storage, so it must have the same settings.
    restart: (next) => location.assign(`${location.pathname}?${simulationSearch(next).toString()}`),
  };
}

/** Starts this tab's backend in its own worker, and restarts it when the worker ends by itself. */
export function startBackend(): StartedBackend {
  const settings = simulationSettings();
  const offset = settings.now === null ? 0 : Date.parse(settings.now) - Date.now();
  trustOwnWorkers();
  const connection = connect(
    () => new Worker(workerAddress(workerUrl), { type: 'module', name: 'backend' }),
    settings,
  );
  const client = loadOnce(async () => {
    const { clientOn } = await import('@brandroom/mock-backend/client');
    return clientOn(connection.port, sessionToken.read);
  });
  const keeping = loadOnce(async () => {
    const { askToKeep } = await import('./keep-storage');
    if (await askToKeep()) connection.found('unkept');
  });
  return {
    ...connection,
    onEdit: () => void keeping.load().catch(() => undefined),
    client: client.load,
    now: () => Date.now() + offset,
    simulation: startSimulation(settings, connection),
  };
}
