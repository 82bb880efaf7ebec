import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';

export interface AssetRights {
  /** Null where access to the brand is enough. */
  view: Right | null;
  create: Right;
  edit: Right;
  delete: Right;
}

/** The rights that each action on a brand's assets needs (docs/product/permissions.md#operations). */
export const assetRights = {
  // Guidelines have no flags of their own.
  guidelines: { view: null, create: 'manageBrand', edit: 'manageBrand', delete: 'manageBrand' },
  messages: {
    view: 'messaging.view',
    create: 'messaging.create',
    edit: 'messaging.edit',
    delete: 'messaging.delete',
  },
  // The context of a brand has no flags of its own.
  rules: { view: null, create: 'manageBrand', edit: 'manageBrand', delete: 'manageBrand' },
  typography: {
    view: 'typography.view',
    create: 'typography.create',
    edit: 'typography.edit',
    delete: 'typography.delete',
  },
  voiceTones: {
    view: 'voice.view',
    create: 'voice.create',
    edit: 'voice.edit',
    delete: 'voice.delete',
  },
} as const satisfies Record<string, AssetRights>;

export type AssetCollection = keyof typeof assetRights;

/** Returns whether a person sees a brand's assets of one kind. */
export function seesAsset(user: User, collection: AssetCollection, brandId: BrandId): boolean {
  const { view }: AssetRights = assetRights[collection];
  return view === null ? accessTo(user, brandId) !== undefined : can(user, view, brandId);
}
