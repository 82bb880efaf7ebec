import type { Move } from '@brandroom/domain/brand/asset-order';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Right } from '@brandroom/domain/rights/flags';
import type { DataTag, QueryKey } from '@tanstack/react-query';

/** A font, tone, message or rule of a brand. */
export interface Asset {
  readonly id: string;
}

/** The operations on one kind of assets, and how people name and may change them. */
export interface AssetArea<Item extends Asset, Draft> {
  /** The key of the brand's list in the cache. */
  listKey: DataTag<QueryKey, Item[], Error>;
  operations: {
    create: (input: { brandId: BrandId; draft: Draft }) => Promise<Item>;
    update: (input: { id: Item['id']; draft: Draft }) => Promise<Item>;
    delete: (input: { id: Item['id'] }) => Promise<null>;
    restore: (input: { id: Item['id'] }) => Promise<Item>;
    reorder: (input: Move<Item['id']>) => Promise<null>;
  };
  nameOf: (item: Item) => string;
  /** The fields that a person edits. */
  draftOf: (item: Item) => Draft;
  rights: { create: Right; edit: Right; delete: Right };
}

/** The dialog that is open: a new asset, a change to one, or the question before it is deleted. */
export type AssetTask<Item> =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly item: Item };
