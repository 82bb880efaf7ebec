import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { MessagingScreen } from '../../../features/brand/messaging/MessagingScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/messaging')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'messaging.view', brandId)) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [
      ensureFresh(queryClient)(api.messages.list.queryOptions({ input })),
    ]);
  },
  component: MessagingScreen,
});
