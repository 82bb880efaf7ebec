import type { Env } from '@brandroom/backend/env';
import type { Store } from '@brandroom/backend/store/store';

import type { SimulationSettings } from '../simulation/settings';
import { readMeta, seed } from './seed';
import type { Sentinel } from './sentinel';

/**
 * The storage state. `retrying`: the database did not open at the first try, and calls wait for the
 * next. `memory`: no database can be opened here, nothing survives the tab.
 * `lost`: there was a workspace and it is gone; `older`: the database is older than the last known state.
 * `newer`: a newer version of the app has opened the database. With all three nothing is done until the person
 * decides. `outdated`: another tab runs a newer version;
 * reload. `unkept`: durable, unless the browser clears it. `gone`: the browser took the database away while it was open. `stopped`: the worker ended
 * more than once; reload.
 */
export type StorageState =
  | 'durable'
  | 'unkept'
  | 'retrying'
  | 'memory'
  | 'lost'
  | 'older'
  | 'newer'
  | 'outdated'
  | 'gone'
  | 'stopped';

export interface OpenOptions {
  openStore(): Promise<Store>;
  sentinel: Sentinel;
  env: Env;
  settings: SimulationSettings;
  report(state: StorageState): void;
  /** Resolves when the person accepts the loss, to continue with the remaining data or with samples. */
  acceptLoss: Promise<void>;
}

/** The store that was opened, and whether it outlives the tab. */
export interface OpenedStore {
  store: Store;
  isDurable: boolean;
}

/** Milliseconds that one try to open the database may take. */
const openTimeout = 5000;
/** Milliseconds between the tries. */
const retryDelays = [100, 300, 900, 1800];

/** A browser that was killed while it created the database can fail once more to do so. */
const isPassing = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'UnknownError');

/** Opens the database, or rejects when that takes too long. */
async function openInTime({ openStore, env }: OpenOptions): Promise<Store> {
  const timeout = env.sleep(openTimeout).then(() => {
    throw new Error('The database did not open.');
  });
  const opened = openStore();
  try {
    return await Promise.race([opened, timeout]);
  } catch (error) {
    opened.then((late) => late.close()).catch(() => undefined);
    throw error;
  }
}

/** The database has a newer schema than this code knows. */
const isNewer = (error: unknown) => error instanceof Error && error.name === 'VersionError';

/** The database, or null when it does not open, be it at a later try. */
async function openDatabase(opening: OpenOptions): Promise<Store | null> {
  for (const delay of [...retryDelays, null]) {
    try {
      return await openInTime(opening);
    } catch (error) {
      if (isNewer(error)) {
        opening.report('newer');
        // Calls wait for the reload, in which the newer version starts.
        return await new Promise<never>(() => undefined);
      }
      if (delay === null || !isPassing(error)) return null;
      opening.report('retrying');
      await opening.env.sleep(delay);
    }
  }
  return null;
}

/** Opens the store and, on a true first run only, fills it with the samples. */
export async function open(opening: OpenOptions): Promise<OpenedStore> {
  const { sentinel, env, settings, report } = opening;
  const store = await openDatabase(opening);
  if (!store) {
    report('memory');
    // Only browsers without a database need its code.
    const { memoryStore } = await import('@brandroom/backend/store/memory');
    const memory = memoryStore();
    // The witness describes the database, which may open again next time, so it stays unchanged.
    await seed(memory, env, settings.scale);
    return { store: memory, isDurable: false };
  }
  report('durable');
  const [meta, witness] = await Promise.all([readMeta(store), sentinel.read()]);

  const isLost =
    witness !== null &&
    (!meta || meta.workspaceId !== witness.workspaceId || meta.seq < witness.seq);
  if (isLost) {
    report(meta ? 'older' : 'lost');
    await opening.acceptLoss;
    report('durable');
  }
  if (!meta) await seed(store, env, settings.scale);
  await recordWitness(store, sentinel);
  return { store, isDurable: true };
}

/** Records the workspace's latest sequence number with the sentinel. */
export async function recordWitness(store: Store, sentinel: Sentinel): Promise<void> {
  const meta = await readMeta(store);
  if (meta) await sentinel.write({ workspaceId: meta.workspaceId, seq: meta.seq });
}
