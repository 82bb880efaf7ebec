import type { BrandId } from '@brandroom/domain/id.schema';
import { useState } from 'react';

import { useApi } from '../../shared/api/api';
import { useClock } from '../../shared/time/clock';

const day = 86_400_000;

/** How many days of moves the median time is made of. */
export const summaryDays = 30;

/** The question for a brand's summary, of the last days and today: the same one all day, so that screens share it. */
export function useSummaryOptions(brandId: BrandId) {
  const api = useApi();
  const clock = useClock();
  const [input] = useState(() => {
    const today = Math.floor(clock() / day) * day;
    return {
      brandId,
      from: new Date(today - summaryDays * day).toISOString(),
      until: new Date(today + day).toISOString(),
    };
  });
  return api.content.workflowSummary.queryOptions({ input });
}
