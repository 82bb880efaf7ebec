import { announce } from '@brandroom/ui/announce';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { useRouter } from '@tanstack/react-router';

import { brandMessages } from './brand.messages';
import { chooseBrand } from './current-brand';
import { useWorkspace } from './workspace';

/** Switches to another brand on the same page, with an announcement. */
export function useChooseBrand(): (brand: Pick<Brand, 'id' | 'name'>) => Promise<void> {
  const router = useRouter();
  const { user } = useWorkspace();
  return async (brand) => {
    chooseBrand(user, brand.id);
    await router.invalidate();
    announce(brandMessages.switched(brand.name));
  };
}
