import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { printSearch } from '../../../features/marketing/print/print-search';
import { PrintScreen } from '../../../features/marketing/print/PrintScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/marketing/print')({
  validateSearch: printSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'advertising.view', brandId)) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [ensureFresh(queryClient)(api.print.list.queryOptions({ input }))]);
  },
  component: Print,
});

function Print() {
  return <PrintScreen search={Route.useSearch()} />;
}
