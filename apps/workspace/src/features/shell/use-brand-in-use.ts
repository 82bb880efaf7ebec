import type { User } from '@brandroom/domain/account/user.schema';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { brandMessages } from '../../shared/brand/brand.messages';
import { chooseBrand } from '../../shared/brand/current-brand';

/**
 * Returns the chosen brand while it is active, and null once it is archived. In that case it
 * chooses another of the person's brands, if there is one.
 */
export function useBrandInUse(
  user: User,
  chosenId: BrandId | null,
  brands: readonly Brand[] | undefined,
): BrandId | null {
  const router = useRouter();
  const isInUse = chosenId === null || (brands?.some(({ id }) => id === chosenId) ?? true);
  const next = brands?.[0];
  useEffect(() => {
    if (isInUse || !next) return;
    chooseBrand(user, next.id);
    announce(brandMessages.switched(next.name));
    void router.invalidate();
  }, [isInUse, next, router, user]);
  return isInUse ? chosenId : null;
}
