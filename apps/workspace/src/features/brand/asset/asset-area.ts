import type { Move } from '@brandroom/domain/brand/asset-order';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Right } from '@brandroom/domain/rights/flags';
import type { DataTag, QueryKey } from '@tanstack/react-query';

/** A font, tone, message or rule of a brand. */
export interface Asset {
  readonly id: string;
}

/** The operations on one kind of asset, with its names and permissions. */
export interface AssetArea<Item extends Asset, Draft> {
  /** The query key of the brand's list. */
  listKey: DataTag<QueryKey, Item[], Error>;
  operations: {
    create: (input: { brandId: BrandId; draft: Draft }) => Promise<Item>;
    update: (input: { id: Item['id']; draft: Draft }) => Promise<Item>;
    delete: (input: { id: Item['id'] }) => Promise<null>;
    restore: (input: { id: Item['id'] }) => Promise<Item>;
    reorder: (input: Move<Item['id']>) => Promise<null>;
  };
  nameOf: (item: Item) => string;
  /** Returns the editable fields. */
  draftOf: (item: Item) => Draft;
  rights: { create: Right; edit: Right; delete: Right };
}

/** The open dialog: a new asset, a change to one, or the confirmation of a deletion. */
export type AssetTask<Item> =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly item: Item };
