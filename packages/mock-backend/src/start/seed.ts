import type { Env } from '../env';
import { base64url } from '../digest';
import { loadSamples } from '../samples/load';
import { place } from '../samples/place';
import type { WorkspaceMeta } from '../store/collections';
import type { Store } from '../store/store';

/** What the database says of itself; undefined when nothing was ever stored in it. */
export function readMeta(store: Store): Promise<WorkspaceMeta | undefined> {
  return store.read((transaction) => transaction.get('meta', 'workspace'));
}

/** Fills an empty store with the samples, placed against the present moment; whole or not at all. */
export async function seed(store: Store, env: Env, scale: number): Promise<void> {
  const samples = await loadSamples(scale);
  const seededAt = env.now();
  const workspaceId = base64url(env.random(16));
  await store.write(async (transaction) => {
    // Another tab may have been first.
    if (await transaction.get('meta', 'workspace')) return;
    for (const { collection, row } of place(samples, seededAt)) {
      await transaction.put(collection, row);
    }
    await transaction.put('meta', { id: 'workspace', workspaceId, seq: 0, seededAt, scale });
  });
}
