import { createFileRoute } from '@tanstack/react-router';

import { CoBrandingScreen } from '../../../features/brand/co-branding/CoBrandingScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/brand/co-branding')({
  loader: ({ context: { queryClient, api, brandId }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    return soon(cause, [ensured(queryClient)(api.guidelines.list.queryOptions({ input }))]);
  },
  component: CoBrandingScreen,
});
