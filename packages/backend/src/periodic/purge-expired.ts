import { endSession } from '../operations/auth/session';
import { releaseBlob } from '../operations/blobs';
import { withoutPrevious } from '../operations/persona/stored-font';
import type { Env } from '../env';
import type { Store, WriteTransaction } from '../store/store';

const day = 24 * 60 * 60 * 1000;
/** How long a deleted record can be brought back. */
const trashLife = 30 * day;
/** How long a notice is kept, read or not. */
const noticeLife = 30 * day;
/** How long a command sent again has its effect only once. */
const receiptLife = day;

const everything = { equals: [] };

async function emptyTrash(transaction: WriteTransaction, before: string): Promise<void> {
  for (const { id, row } of await transaction.list('trash', 'byDeleted', {
    ...everything,
    until: before,
  })) {
    await transaction.delete('trash', id);
    const versions = 'older' in row ? [row, ...(row.older ?? [])] : [row];
    for (const each of versions) {
      if ('blobId' in each && each.blobId !== null) await releaseBlob(transaction, each.blobId);
    }
  }
}

async function forgetPreviousFonts(transaction: WriteTransaction, before: string): Promise<void> {
  for (const font of await transaction.all('typography')) {
    const [previous] = font.older ?? [];
    if (previous && previous.replacedAt < before) {
      await transaction.put('typography', await withoutPrevious(transaction, font));
    }
  }
}

async function forgetFormerAccess(transaction: WriteTransaction, before: string): Promise<void> {
  for (const user of await transaction.all('users')) {
    const { formerAccess = [] } = user;
    const kept = formerAccess.filter(({ removedAt }) => removedAt >= before);
    if (kept.length < formerAccess.length) {
      await transaction.put('users', { ...user, formerAccess: kept });
    }
  }
}

/** Deletes expired records: old trash and replaced fonts with their bytes, receipts, notices, ended sessions and former access. */
export async function purgeExpired(store: Store, env: Env): Promise<void> {
  const now = env.now();
  const earlier = (life: number) => new Date(Date.parse(now) - life).toISOString();
  await store.write(async (transaction) => {
    await emptyTrash(transaction, earlier(trashLife));
    await forgetPreviousFonts(transaction, earlier(trashLife));
    const until = earlier(receiptLife);
    for (const { id } of await transaction.list('receipts', 'byTime', { ...everything, until })) {
      await transaction.delete('receipts', id);
    }
    const last = earlier(noticeLife);
    for (const { id } of await transaction.list('notices', 'byTime', {
      ...everything,
      until: last,
    })) {
      await transaction.delete('notices', id);
    }
    for (const session of await transaction.all('sessions')) {
      if (session.expiresAt <= now) await endSession(transaction, session);
    }
    await forgetFormerAccess(transaction, earlier(trashLife));
  });
}
