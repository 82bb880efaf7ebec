import type { Env } from '../env';
import type { SimulationSettings } from '../simulation/settings';
import { memoryStore } from '../store/memory';
import type { Store } from '../store/store';
import { readMeta, seed } from './seed';
import type { Sentinel } from './sentinel';

/**
 * How the data is kept. `memory`: no database can be opened here, nothing survives the tab.
 * `lost`: there was a workspace and it is gone; `older`: what is here is older than what there was.
 * With both nothing is done until the person decides. `outdated`: another tab runs a newer version; reload.
 */
export type StorageState = 'durable' | 'memory' | 'lost' | 'older' | 'outdated';

export interface Opening {
  openStore(): Promise<Store>;
  sentinel: Sentinel;
  env: Env;
  settings: SimulationSettings;
  report(state: StorageState): void;
  /** Resolves when the person accepted the loss: to go on with what is here, or with samples. */
  acceptLoss: Promise<void>;
}

const openTimeout = 5000;

async function openOrRemember({ openStore, env, report }: Opening): Promise<Store> {
  const timeout = env.sleep(openTimeout).then(() => {
    throw new Error('The database did not open.');
  });
  const opened = openStore();
  try {
    const store = await Promise.race([opened, timeout]);
    report('durable');
    return store;
  } catch {
    opened.then((late) => late.close()).catch(() => undefined);
    report('memory');
    return memoryStore();
  }
}

/** Opens the store and, on a true first run only, fills it with the samples. */
export async function open(opening: Opening): Promise<Store> {
  const { sentinel, env, settings, report } = opening;
  const store = await openOrRemember(opening);
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
  return store;
}

/** Tells the sentinel how far the workspace has come. */
export async function recordWitness(store: Store, sentinel: Sentinel): Promise<void> {
  const meta = await readMeta(store);
  if (meta) await sentinel.write({ workspaceId: meta.workspaceId, seq: meta.seq });
}
