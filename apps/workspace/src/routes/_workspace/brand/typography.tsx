import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { TypographyScreen } from '../../../features/brand/typography/TypographyScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/brand/typography')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'typography.view', brandId)) return undefined;
    const input = { brandId };
    return soon(cause, [ensured(queryClient)(api.typography.list.queryOptions({ input }))]);
  },
  component: TypographyScreen,
});
