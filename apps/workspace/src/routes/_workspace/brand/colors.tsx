import { createFileRoute } from '@tanstack/react-router';
import { can } from '@brandroom/domain/rights/can';

import { colorsSearch } from '../../../features/brand/colors/colors-search';
import { ColorsScreen } from '../../../features/brand/colors/ColorsScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/brand/colors')({
  validateSearch: colorsSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'colors.view', brandId)) return undefined;
    const colors = api.colors.list.queryOptions({ input: { brandId } });
    return soon(cause, [ensured(queryClient)(colors)]);
  },
  component: Colors,
});

function Colors() {
  return <ColorsScreen search={Route.useSearch()} />;
}
