import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';

import { personStorage } from '../storage/person-storage';
import { tabStorage } from '../storage/safe-storage';

const keyOf = (user: User) => `brandroom:brand:${user.id}`;

/**
 * Returns the current brand: the person's last choice in this browser, else the first brand that
 * they have access to, else null. It needs no request, so a screen can load its data at once.
 */
export function currentBrandId(user: User): BrandId | null {
  const key = keyOf(user);
  // Each tab keeps its own choice; a new tab starts with the last one.
  const chosen = tabStorage.get(key) ?? personStorage.get(key);
  const isOpen = (id: string) =>
    user.role === 'admin' || user.brandAccess.some((access) => access.brandId === id);
  if (chosen !== null && isOpen(chosen)) return chosen as BrandId;
  return user.brandAccess[0]?.brandId ?? null;
}

/** Stores the person's choice for this tab only. */
export function chooseBrandInTab(user: User, brandId: BrandId): void {
  tabStorage.set(keyOf(user), brandId);
}

export function chooseBrand(user: User, brandId: BrandId): void {
  for (const values of [tabStorage, personStorage]) values.set(keyOf(user), brandId);
}
