import { createFileRoute } from '@tanstack/react-router';

import { contextSearch } from '../../../features/brand/context/context-search';
import { ContextScreen } from '../../../features/brand/context/ContextScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/context')({
  validateSearch: contextSearch,
  loader: ({ context: { queryClient, api, brandId }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [ensureFresh(queryClient)(api.rules.list.queryOptions({ input }))]);
  },
  component: Context,
});

function Context() {
  return <ContextScreen search={Route.useSearch()} />;
}
