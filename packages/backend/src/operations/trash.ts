import { canSeeContent, contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Access, Caller } from '../pipeline/access';
import { requireCaller, requireRight, requireSomeCreate } from '../pipeline/access';
import { notFound } from '../pipeline/failure';
import type { Collections, StoredShareLink, Trashable } from '../store/collections';
import type { WriteTransaction } from '../store/store';
import type { AssetCollection } from './persona/asset-rights';
import { assetRights, seesAsset } from './persona/asset-rights';

interface TrashRule<Row> {
  /** Would the caller see the record if it were not in the trash? */
  sees(caller: Caller, row: Row): boolean;
  /** Throws where the caller may not delete it, and so not bring it back. */
  requireDelete(caller: Caller, row: Row): void;
}

const ofAsset = <C extends AssetCollection>(collection: C): TrashRule<Collections[C]> => ({
  sees: ({ user }, row) => seesAsset(user, collection, row.brandId),
  requireDelete: (caller, row) => requireRight(caller, assetRights[collection].delete, row.brandId),
});

const rules: { [C in Trashable]: TrashRule<Collections[C]> } = {
  campaigns: {
    sees: ({ user }, row) => can(user, 'campaigns.view', row.brandId),
    requireDelete: (caller, row) => requireRight(caller, 'campaigns.delete', row.brandId),
  },
  colors: {
    sees: ({ user }, row) => can(user, 'colors.view', row.brandId),
    requireDelete: (caller, row) => requireRight(caller, 'colors.delete', row.brandId),
  },
  content: {
    sees: ({ user }, row) => canSeeContent(user, row),
    requireDelete: (caller, row) =>
      requireRight(caller, contentRight('delete', row.type), row.brandId),
  },
  emails: {
    sees: ({ user }, row) => can(user, 'email.view', row.brandId),
    requireDelete: (caller, row) => requireRight(caller, 'email.delete', row.brandId),
  },
  files: {
    sees: ({ user }, row) => can(user, 'files.view', row.brandId),
    requireDelete: (caller, row) => requireRight(caller, 'files.delete', row.brandId),
  },
  generatedImages: {
    sees: ({ user }, row) => accessTo(user, row.brandId) !== undefined,
    requireDelete: (caller, row) => requireSomeCreate(caller, row.brandId),
  },
  savedViews: {
    sees: ({ user }, row) => row.ownerId === user.id && accessTo(user, row.brandId) !== undefined,
    // Their own, so no right is needed.
    requireDelete: () => undefined,
  },
  guidelines: ofAsset('guidelines'),
  keywordGroups: {
    sees: ({ user }, row) => can(user, 'analytics.view', row.brandId),
    requireDelete: (caller, row) => requireRight(caller, 'analytics.delete', row.brandId),
  },
  logos: {
    sees: ({ user }, row) => can(user, 'logos.view', row.brandId),
    requireDelete: (caller, row) => requireRight(caller, 'logos.delete', row.brandId),
  },
  messages: ofAsset('messages'),
  prints: {
    sees: ({ user }, row) => can(user, 'advertising.view', row.brandId),
    requireDelete: (caller, row) => requireRight(caller, 'advertising.delete', row.brandId),
  },
  rules: ofAsset('rules'),
  typography: ofAsset('typography'),
  voiceTones: ofAsset('voiceTones'),
};

/** Moves a record out of sight, with the links that go with it; `restore` brings both back. */
export async function discard(
  transaction: WriteTransaction,
  what: {
    collection: Trashable;
    row: Collections[Trashable];
    caller: Caller;
    at: Instant;
    withIt?: readonly StoredShareLink[];
  },
): Promise<void> {
  const { collection, row, caller, at, withIt = [] } = what;
  await transaction.put('trash', {
    id: row.id,
    brandId: row.brandId,
    collection,
    row,
    withIt,
    deletedAt: at,
    deletedBy: caller.user.id,
  });
  await transaction.delete(collection, row.id);
  for (const link of withIt) await transaction.delete('shares', link.id);
}

export interface TrashedSubject<C extends Trashable> {
  caller: Caller;
  brandId: BrandId;
  row: Collections[C];
  withIt: readonly StoredShareLink[];
  entryId: string;
}

/** A trashed record, which anyone who may delete it may restore. */
export function onTrashed<C extends Trashable>(
  collection: C,
): Access<{ id: string }, TrashedSubject<C>> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const entry = await transaction.get('trash', input.id);
    if (entry?.collection !== collection) throw notFound();
    // The collection's name determines the type of its rows.
    const row = entry.row as Collections[C];
    if (!rules[collection].sees(caller, row)) throw notFound();
    rules[collection].requireDelete(caller, row);
    return { caller, brandId: entry.brandId, row, withIt: entry.withIt, entryId: entry.id };
  };
}
