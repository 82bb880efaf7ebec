import { canSeeContent, contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Access, Asker } from '../pipeline/access';
import { requireAsker, requireRight } from '../pipeline/access';
import { notFound } from '../pipeline/failure';
import type { StoredContent, StoredFile, StoredShareLink, TrashEntry } from '../store/collections';
import type { WriteTransaction } from '../store/store';

interface Rows {
  content: StoredContent;
  files: StoredFile;
}
type Trashable = keyof Rows;

function deleteRight(entry: TrashEntry): FlagRight {
  return entry.collection === 'content' && 'type' in entry.row
    ? contentRight('delete', entry.row.type)
    : 'files.delete';
}

/** Would the asker see the record if it were not in the trash? */
function couldSee({ user }: Asker, { row }: TrashEntry): boolean {
  return 'blobId' in row ? can(user, 'files.view', row.brandId) : canSeeContent(user, row);
}

/** Moves a record out of sight, with the links that go with it; `restore` brings both back. */
export async function discard(
  transaction: WriteTransaction,
  what: {
    collection: Trashable;
    row: StoredContent | StoredFile;
    asker: Asker;
    at: Instant;
    withIt?: readonly StoredShareLink[];
  },
): Promise<void> {
  const { collection, row, asker, at, withIt = [] } = what;
  await transaction.put('trash', {
    id: row.id,
    brandId: row.brandId,
    collection,
    row,
    withIt,
    deletedAt: at,
    deletedBy: asker.user.id,
  });
  await transaction.delete(collection, row.id);
  for (const link of withIt) await transaction.delete('shares', link.id);
}

export interface TrashedSubject<C extends Trashable> {
  asker: Asker;
  brandId: BrandId;
  row: Rows[C];
  withIt: readonly StoredShareLink[];
  entryId: string;
}

/** What may be brought back by whoever may delete it. */
export function onTrashed<C extends Trashable>(
  collection: C,
): Access<{ id: string }, TrashedSubject<C>> {
  return async ({ transaction, input, asker: maybe }) => {
    const asker = requireAsker(maybe);
    const entry = await transaction.get('trash', input.id);
    if (entry?.collection !== collection || !couldSee(asker, entry)) throw notFound();
    requireRight(asker, deleteRight(entry), entry.brandId);
    // The collection's name says which of the two kinds of row it holds.
    const row = entry.row as Rows[C];
    return { asker, brandId: entry.brandId, row, withIt: entry.withIt, entryId: entry.id };
  };
}
