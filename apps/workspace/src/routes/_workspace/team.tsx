import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { teamSearch } from '../../features/team/team-search';
import { TeamScreen } from '../../features/team/TeamScreen';
import { ensureFresh } from '../../shared/load/ensure-fresh';
import { waitBriefly } from '../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/team')({
  validateSearch: teamSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'team.view', brandId)) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [ensureFresh(queryClient)(api.team.list.queryOptions({ input }))]);
  },
  component: Team,
});

function Team() {
  return <TeamScreen search={Route.useSearch()} />;
}
