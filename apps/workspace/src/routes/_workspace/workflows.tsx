import { createFileRoute } from '@tanstack/react-router';

import { summaryOptions } from '../../features/workflows/use-workflow-summary';
import { WorkflowsScreen } from '../../features/workflows/WorkflowsScreen';
import { ensureFresh } from '../../shared/load/ensure-fresh';
import { waitBriefly } from '../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/workflows')({
  loader: ({ context: { queryClient, api, brandId, now }, cause }) => {
    if (!brandId) return undefined;
    return waitBriefly(cause, [ensureFresh(queryClient)(summaryOptions(api, brandId, now()))]);
  },
  component: WorkflowsScreen,
});
