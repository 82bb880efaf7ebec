import { createFileRoute } from '@tanstack/react-router';

import { contextSearch } from '../../../features/brand/context/context-search';
import { ContextScreen } from '../../../features/brand/context/ContextScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/brand/context')({
  validateSearch: contextSearch,
  loader: ({ context: { queryClient, api, brandId }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    return soon(cause, [ensured(queryClient)(api.rules.list.queryOptions({ input }))]);
  },
  component: Context,
});

function Context() {
  return <ContextScreen search={Route.useSearch()} />;
}
