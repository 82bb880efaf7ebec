import { base64url } from '@brandroom/backend/digest';
import type { Env } from '@brandroom/backend/env';
import type { WorkspaceMeta } from '@brandroom/backend/store/collections';
import type { Store } from '@brandroom/backend/store/store';

import { loadSamples } from '../samples/load';
import { place } from '../samples/place';

/** The metadata of the database; undefined when nothing was ever stored in it. */
export function readMeta(store: Store): Promise<WorkspaceMeta | undefined> {
  return store.read((transaction) => transaction.get('meta', 'workspace'));
}

const groupSize = 500;

/** Fills an empty store with the samples, placed against the present moment; whole or not at all. */
export async function seed(store: Store, env: Env, scale: number): Promise<void> {
  const samples = await loadSamples(scale);
  const seededAt = env.now();
  const workspaceId = base64url(env.random(16));
  await store.write(async (transaction) => {
    // Another tab may have been first.
    if (await transaction.get('meta', 'workspace')) return;
    let pending: Promise<void>[] = [];
    for (const { collection, row } of place(samples, seededAt)) {
      pending.push(transaction.put(collection, row));
      // Many at a time, for the round trips; not all at a time, for the memory.
      if (pending.length >= groupSize) {
        await Promise.all(pending);
        pending = [];
      }
    }
    await Promise.all(pending);
    await transaction.put('meta', { id: 'workspace', workspaceId, seq: 0, seededAt, scale });
  });
}
