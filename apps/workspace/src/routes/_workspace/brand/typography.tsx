import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { TypographyScreen } from '../../../features/brand/typography/TypographyScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/typography')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'typography.view', brandId)) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [
      ensureFresh(queryClient)(api.typography.list.queryOptions({ input })),
    ]);
  },
  component: TypographyScreen,
});
