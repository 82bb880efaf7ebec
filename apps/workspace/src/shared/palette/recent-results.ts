import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';

import { personStorage } from '../storage/person-storage';

const kept = 6;
const keyOf = (user: User, brandId: BrandId) => `brandroom:recent:${user.id}:${brandId}`;

/**
 * Returns the ids of the results that a person opened in a brand, newest first, stored in this
 * browser.
 */
export function recentIds(user: User, brandId: BrandId): readonly string[] {
  return (personStorage.get(keyOf(user, brandId)) ?? '').split(' ').filter((id) => id !== '');
}

export function rememberResult(user: User, brandId: BrandId, id: string): void {
  const others = recentIds(user, brandId).filter((each) => each !== id);
  personStorage.set(keyOf(user, brandId), [id, ...others].slice(0, kept).join(' '));
}
