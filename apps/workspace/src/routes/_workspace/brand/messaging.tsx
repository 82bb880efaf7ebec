import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { MessagingScreen } from '../../../features/brand/messaging/MessagingScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/brand/messaging')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'messaging.view', brandId)) return undefined;
    const input = { brandId };
    return soon(cause, [ensured(queryClient)(api.messages.list.queryOptions({ input }))]);
  },
  component: MessagingScreen,
});
