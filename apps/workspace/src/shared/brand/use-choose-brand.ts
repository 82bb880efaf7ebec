import { announce } from '@brandroom/ui/announce';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { useApi } from '../api/api';
import { refetch } from '../api/refetch';
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

/** Switches to a brand that was just created. */
export function useChooseNewBrand(): (brand: Brand) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const choose = useChooseBrand();
  return async (brand) => {
    // A brand that is missing from the list counts as archived.
    queryClient.setQueryData<Brand[]>(
      api.brands.list.queryKey(),
      (all) => all && [...all.filter(({ id }) => id !== brand.id), brand],
    );
    refetch(queryClient, api.brands.key());
    await choose(brand);
  };
}
