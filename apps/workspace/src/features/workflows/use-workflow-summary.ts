import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { WorkflowSummary } from '@brandroom/domain/contract/workflow-summary.schema';
import { formatCount } from '@brandroom/domain/format/count';
import type { BrandId } from '@brandroom/domain/id.schema';
import { instantOf } from '@brandroom/domain/time/instant';
import type { Counts } from '@brandroom/workflow-explorer/source';
import { useState } from 'react';

import type { Api } from '../../shared/api/api';
import { useApi } from '../../shared/api/api';
import { useClock } from '../../shared/time/clock';

const day = 86_400_000;

/** How many days of moves the median time is made of. */
export const summaryDays = 30;

/**
 * The question for a brand's summary, of the last days and today: the same one all day, so that screens share it.
 *
 * @param type counts its items only
 */
export function summaryOptions(api: Api, brandId: BrandId, now: number, type?: ContentType) {
  const today = Math.floor(now / day) * day;
  const input = {
    brandId,
    from: instantOf(today - summaryDays * day),
    until: instantOf(today + day),
    type,
  };
  return api.content.workflowSummary.queryOptions({ input });
}

/** The same question for a component, from the day on which it was first shown. */
export function useSummaryOptions(brandId: BrandId, type?: ContentType) {
  const api = useApi();
  const clock = useClock();
  const [now] = useState(clock);
  return summaryOptions(api, brandId, now, type);
}

/** The number of items with each status, as text. */
export function countsOf({ statuses }: WorkflowSummary): Counts {
  return Object.fromEntries(
    statuses.map(({ status, items }) => [status, formatCount(items, 'item')]),
  );
}
