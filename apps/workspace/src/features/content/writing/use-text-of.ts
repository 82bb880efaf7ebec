import { startFitting } from '@brandroom/domain/content/graphemes';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import type { ContentValues } from '../item/content-values';

/** The longest text that is searched for matching images. */
const longest = 2000;

/**
 * Returns the values of a form as one text, with the name of its campaign; '' for an empty form.
 */
export function useTextOf(brandId: BrandId, values: ContentValues): string {
  const { user } = useWorkspace();
  const { data } = useQuery({
    ...useApi().campaigns.list.queryOptions({ input: { brandId } }),
    enabled: can(user, 'campaigns.view', brandId),
  });
  const campaign = data?.find(({ id }) => id === values.campaignId);
  const { title, subject, tags, body } = values;
  const text = [campaign?.name ?? '', title, subject, ...tags, body].join(' ').trim();
  return startFitting(text, longest);
}
