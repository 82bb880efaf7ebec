import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { logosSearch } from '../../../features/brand/logos/logos-search';
import { LogosScreen } from '../../../features/brand/logos/LogosScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/logos')({
  validateSearch: logosSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'logos.view', brandId)) return undefined;
    const logos = api.logos.list.queryOptions({ input: { brandId } });
    return waitBriefly(cause, [ensureFresh(queryClient)(logos)]);
  },
  component: Logotype,
});

function Logotype() {
  return <LogosScreen search={Route.useSearch()} />;
}
