import type { Env } from '@brandroom/backend/env';
import type { Store } from '@brandroom/backend/store/store';

import type { SimulationSettings } from '../simulation/settings';
import { readMeta, seed } from './seed';
import type { Sentinel, Witness } from './sentinel';

/**
 * The storage state. `retrying`: the database did not open at the first try, and calls wait for the next. `stuck`: it
 * did not open at several tries, which continue because it holds a workspace. `memory`: no database can be opened here,
 * nothing survives the tab. `lost`: there was a workspace and it is gone; `older`: the database is older than the last
 * known state. `newer`: a newer version of the app has opened the database. With all three nothing is done until the
 * person decides. `outdated`: another tab runs a newer version; reload. `unkept`: durable, unless the browser clears
 * it. `gone`: the browser took the database away while it was open. `stopped`: the worker ended more than once; reload.
 */
export type StorageState =
  | 'durable'
  | 'unkept'
  | 'retrying'
  | 'stuck'
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

/** Milliseconds after which a try to open the database, or the file of the witness, counts as hanging. */
const openTimeout = 5000;
/** Milliseconds between the tries; the last holds for all later ones. */
const retryDelays = [100, 300, 900, 1800];
const lastDelay = 1800;
/** Tries, and hanging tries, after which a database that holds no known workspace is given up. */
const maxTries = 5;
const maxHanging = 2;

/** A browser that was killed while it created the database can fail once more to do so. */
const isPassing = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'UnknownError');

/** The database has a newer schema than this code knows. */
const isNewer = (error: unknown) => error instanceof Error && error.name === 'VersionError';

const never = () => new Promise<never>(() => undefined);

/** The witness, null without one, or undefined when the file system does not answer. */
const readWitness = ({ sentinel, env }: OpenOptions): Promise<Witness | null | undefined> =>
  Promise.race([sentinel.read(), env.sleep(openTimeout).then(() => undefined)]);

/** Closes the stores of these attempts, once they are open, except for the store in use. */
function closeOthers(tries: readonly Promise<Store>[], used: Store | null): void {
  for (const each of tries) {
    each.then((store) => store !== used && store.close()).catch(() => undefined);
  }
}

/**
 * Opens the database, at a later try if need be. Returns null when it does not open; a known
 * workspace is waited for, because samples in its place would look like a loss.
 */
async function openDatabase(opening: OpenOptions): Promise<Store | null> {
  const { openStore, env, report } = opening;
  // A slow browser may still answer a try that took too long, so the next one runs beside it.
  const hanging: Promise<Store>[] = [];
  for (let tries = 1; ; tries += 1) {
    const current = hanging.length < maxTries ? [openStore()] : [];
    const all = [...hanging, ...current];
    try {
      const timeout = env.sleep(openTimeout).then(() => null);
      const store = await Promise.race([...all, timeout]);
      if (store) {
        closeOthers(all, store);
        return store;
      }
      hanging.push(...current.map((late) => late.catch(never)));
    } catch (error) {
      if (isNewer(error)) {
        report('newer');
        // Calls wait for the reload, in which the newer version starts.
        return await never();
      }
      if (!isPassing(error)) {
        closeOthers(hanging, null);
        return null;
      }
    }
    const isPatienceOver = tries >= maxTries || hanging.length >= maxHanging;
    if (isPatienceOver && (await readWitness(opening)) === null) {
      closeOthers(hanging, null);
      return null;
    }
    report(tries < maxTries ? 'retrying' : 'stuck');
    await env.sleep(retryDelays[tries - 1] ?? lastDelay);
  }
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
  const [meta, witness] = await Promise.all([readMeta(store), readWitness(opening)]);

  const isLost =
    witness && (!meta || meta.workspaceId !== witness.workspaceId || meta.seq < witness.seq);
  if (isLost) {
    report(meta ? 'older' : 'lost');
    await opening.acceptLoss;
    report('durable');
  }
  if (!meta) await seed(store, env, settings.scale);
  const recorded = recordWitness(store, sentinel);
  // A witness of this workspace is only brought up to date, for which no call waits.
  if (meta && witness && !isLost) recorded.catch(() => undefined);
  else await Promise.race([recorded, env.sleep(openTimeout)]);
  return { store, isDurable: true };
}

/** Records the workspace's latest sequence number with the sentinel. */
export async function recordWitness(store: Store, sentinel: Sentinel): Promise<void> {
  const meta = await readMeta(store);
  if (meta) await sentinel.write({ workspaceId: meta.workspaceId, seq: meta.seq });
}
