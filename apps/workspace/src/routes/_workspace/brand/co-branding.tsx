import { createFileRoute } from '@tanstack/react-router';

import { CoBrandingScreen } from '../../../features/brand/co-branding/CoBrandingScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/co-branding')({
  loader: ({ context: { queryClient, api, brandId }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [
      ensureFresh(queryClient)(api.guidelines.list.queryOptions({ input })),
    ]);
  },
  component: CoBrandingScreen,
});
