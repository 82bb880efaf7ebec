import { contract } from '@brandroom/domain/contract/contract';

import { signedIn } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';
import type { BackupCollection, BackupRow } from './backup-rows';
import { backupCollections, toBackup } from './backup-rows';

/** All data in this browser except its own sessions, receipts, audit log and secrets. */
export const exportWorkspace = preparedQuery(contract.data.export, {
  access: signedIn,
  delay: 500,
  run: async (transaction) => {
    const rows = new Map<BackupCollection, BackupRow[]>();
    for (const name of backupCollections) {
      const stored = await transaction.all(name);
      rows.set(
        name,
        stored.map((row) => toBackup(name, row)),
      );
    }
    return { rows, blobs: await transaction.all('blobs') };
  },
  answer: async ({ rows, blobs }, { at }) => {
    // Packing is rare and large, so it loads on first use.
    const { writeBackup } = await import('./write-backup');
    return writeBackup(rows, blobs, at);
  },
});
