import { createFileRoute } from '@tanstack/react-router';
import { can } from '@brandroom/domain/rights/can';

import { colorsSearch } from '../../../features/brand/colors/colors-search';
import { ColorsScreen } from '../../../features/brand/colors/ColorsScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/colors')({
  validateSearch: colorsSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'colors.view', brandId)) return undefined;
    const colors = api.colors.list.queryOptions({ input: { brandId } });
    return waitBriefly(cause, [ensureFresh(queryClient)(colors)]);
  },
  component: Colors,
});

function Colors() {
  return <ColorsScreen search={Route.useSearch()} />;
}
