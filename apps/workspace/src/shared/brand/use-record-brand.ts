import type { BrandId } from '@brandroom/domain/id.schema';
import { showToast } from '@brandroom/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useApi } from '../api/api';
import { shortText } from '../page/short-name';
import { brandMessages, ofRecord } from './brand.messages';
import { chooseBrand } from './current-brand';
import { useWorkspace } from './workspace';

/** Switches the workspace to the brand of the record that the page shows, with a toast. */
export function useRecordBrand(brandId: BrandId): void {
  const router = useRouter();
  const { user, brandId: current } = useWorkspace();
  const { data: brands } = useQuery(useApi().brands.list.queryOptions());
  const name = brands?.find(({ id }) => id === brandId)?.name;
  useEffect(() => {
    // An archived brand cannot be chosen.
    if (current === brandId || name === undefined) return;
    chooseBrand(user, brandId);
    void router.invalidate();
    showToast({ title: brandMessages.switched(shortText(name)), description: ofRecord });
  }, [brandId, current, name, router, user]);
}
