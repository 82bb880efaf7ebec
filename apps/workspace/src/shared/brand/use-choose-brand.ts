import { announce } from '@brandroom/ui/announce';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { useApi } from '../api/api';
import { brandMessages } from './brand.messages';
import { chooseBrand, currentBrandId } from './current-brand';
import { useWorkspace } from './workspace';

/** The list that a record's page belongs to. */
const lists = [
  ['/content/edit/', '/content/calendar'],
  ['/marketing/campaigns/', '/marketing/campaigns'],
  ['/marketing/emails/', '/marketing/emails'],
  ['/marketing/print/', '/marketing/print'],
] as const;

/**
 * Switches to another brand and announces it; a record's page leads to its list, other pages stay.
 */
export function useChooseBrand(): (brand: Pick<Brand, 'id' | 'name'>) => Promise<void> {
  const router = useRouter();
  const { user } = useWorkspace();
  return async (brand) => {
    const {
      pathname,
      search: { peek, logo },
    } = router.latestLocation;
    const [, list] = lists.find(([ofRecord]) => pathname.startsWith(ofRecord)) ?? [];
    const before = currentBrandId(user);
    chooseBrand(user, brand.id);
    if (list !== undefined) {
      await router.navigate({ to: list });
      // The person kept the page with unsaved changes, and so its brand.
      if (router.latestLocation.pathname === pathname) {
        if (before !== null) chooseBrand(user, before);
        return;
      }
    } else if (peek !== undefined || logo !== undefined) {
      const search = { peek: undefined, logo: undefined };
      await router.navigate({ to: '.', search: (all) => ({ ...all, ...search }) });
    }
    await router.invalidate();
    announce(brandMessages.switched(brand.name));
  };
}

/** Switches to a newly created brand. */
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
    await choose(brand);
  };
}
