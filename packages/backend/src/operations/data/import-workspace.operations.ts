import { changeTopics } from '@brandroom/domain/contract/changes.contract';
import { contract } from '@brandroom/domain/contract/contract';
import type { ImportReport } from '@brandroom/domain/contract/data.contract';

import type { Caller } from '../../pipeline/access';
import { signedIn } from '../../pipeline/access';
import { invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { preparedQuery } from '../../pipeline/prepared-query';
import type { ReadTransaction } from '../../store/store';
import { accountsWithoutPassword, fromBackup, linesOfBackup, readKnown } from './backup-rows';
import type { ReadBackup, RefusedBackup } from './read-backup';
import type { NextRows } from './replace-workspace';
import { differences, isMissing, kindsOf, replaceWorkspace } from './replace-workspace';

async function read({ file }: { file: File }): Promise<ReadBackup | RefusedBackup> {
  // Unpacking and checking every record is rare and large, so it loads on first use.
  const { readBackup } = await import('./read-backup');
  return readBackup(file);
}

interface Importing {
  prepared: ReadBackup | RefusedBackup;
  subject: { caller: Caller };
  at: string;
}

/** Compares the read workspace with the stored one; throws `invalid` with the reason of a refusal. */
async function compare(transaction: ReadTransaction, { prepared, subject, at }: Importing) {
  if (!prepared.isFit) throw invalid('file', prepared.message);
  const known = await readKnown(transaction);
  const importing = { known, at, lines: linesOfBackup(prepared.rows) };
  const next: NextRows = new Map(
    [...prepared.rows].map(([name, rows]) => [
      name,
      rows.map((row) => fromBackup(name, row, importing)),
    ]),
  );
  const found = differences(known, next);
  const report: ImportReport = {
    exportedAt: prepared.exportedAt,
    kinds: kindsOf(found),
    fileBytes: prepared.blobs.reduce((sum, { blob }) => sum + blob.size, 0),
    accountsWithoutPassword: accountsWithoutPassword(prepared.rows, known),
    signsOut: isMissing(next, subject.caller.user.id),
  };
  return { found, report, blobs: prepared.blobs };
}

export const checkImport = preparedQuery(contract.data.checkImport, {
  access: signedIn,
  delay: 500,
  prepare: read,
  run: async (transaction, run) => (await compare(transaction, run)).report,
  answer: async (report) => report,
});

export const importWorkspace = command(contract.data.import, {
  access: signedIn,
  delay: 1000,
  invalidates: changeTopics,
  prepare: read,
  run: async (transaction, run) => {
    const { found, report, blobs } = await compare(transaction, run);
    await replaceWorkspace(transaction, found, { blobs, at: run.at });
    return report;
  },
});
