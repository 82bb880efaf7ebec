import { createFileRoute } from '@tanstack/react-router';
import { can } from '@brandroom/domain/rights/can';

import { BookScreen } from '../../../features/brand/book/BookScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/brand/book')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    const first = ensured(queryClient);
    const sees = (right: Parameters<typeof can>[1]) => can(user, right, brandId);
    return soon(cause, [
      first(api.rules.list.queryOptions({ input })),
      first(api.guidelines.list.queryOptions({ input })),
      ...(sees('logos.view') ? [first(api.logos.list.queryOptions({ input }))] : []),
      ...(sees('colors.view') ? [first(api.colors.list.queryOptions({ input }))] : []),
    ]);
  },
  component: BookScreen,
});
