import { createFileRoute } from '@tanstack/react-router';
import { can } from '@brandroom/domain/rights/can';

import { BookScreen } from '../../../features/brand/book/BookScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/book')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    const ensure = ensureFresh(queryClient);
    const sees = (right: Parameters<typeof can>[1]) => can(user, right, brandId);
    return waitBriefly(cause, [
      ensure(api.rules.list.queryOptions({ input })),
      ensure(api.guidelines.list.queryOptions({ input })),
      ...(sees('logos.view') ? [ensure(api.logos.list.queryOptions({ input }))] : []),
      ...(sees('colors.view') ? [ensure(api.colors.list.queryOptions({ input }))] : []),
    ]);
  },
  component: BookScreen,
});
