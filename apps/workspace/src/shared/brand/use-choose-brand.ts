import { announce } from '@brandroom/ui/announce';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { useRouter } from '@tanstack/react-router';

import { brandMessages } from './brand.messages';
import { chooseBrand } from './current-brand';
import { useWorkspace } from './workspace';

/** Works with another brand from now on, on the same page, and says so. */
export function useChooseBrand(): (brand: Brand) => Promise<void> {
  const router = useRouter();
  const { user } = useWorkspace();
  return async (brand) => {
    chooseBrand(user, brand.id);
    await router.invalidate();
    announce(brandMessages.switched(brand.name));
  };
}
