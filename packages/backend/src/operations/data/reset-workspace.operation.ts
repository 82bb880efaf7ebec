import { changeTopics } from '@brandroom/domain/contract/changes.contract';
import { contract } from '@brandroom/domain/contract/contract';

import { signedIn } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import type { Collections } from '../../store/collections';
import type { BackupCollection } from './backup-rows';
import { backupCollections, readKnown } from './backup-rows';
import { differences, replaceWorkspace } from './replace-workspace';

/** Puts the samples in the place of everything, at the scale of this workspace. */
export const resetWorkspace = command(contract.data.reset, {
  access: signedIn,
  delay: 1000,
  invalidates: changeTopics,
  prepare: async (_, { env, store }) => {
    const meta = await store.read((transaction) => transaction.get('meta', 'workspace'));
    const rows = await env.services.sampleRows(meta?.scale ?? 1, env.now());
    const next = new Map<BackupCollection, Collections[BackupCollection][]>(
      backupCollections.map((name) => [name, []]),
    );
    for (const { collection, row } of rows) {
      next.get(collection as BackupCollection)?.push(row as never);
    }
    return next;
  },
  run: async (transaction, { prepared, at }) => {
    const known = await readKnown(transaction);
    await replaceWorkspace(transaction, differences(known, prepared), { blobs: [], at });
    return null;
  },
});
