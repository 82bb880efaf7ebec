import { createFileRoute } from '@tanstack/react-router';

import { summaryOptions } from '../../features/workflows/use-workflow-summary';
import { WorkflowsScreen } from '../../features/workflows/WorkflowsScreen';
import { ensured } from '../../shared/load/ensured';
import { soon } from '../../shared/load/soon';

export const Route = createFileRoute('/_workspace/workflows')({
  loader: ({ context: { queryClient, api, brandId, now }, cause }) => {
    if (!brandId) return undefined;
    return soon(cause, [ensured(queryClient)(summaryOptions(api, brandId, now()))]);
  },
  component: WorkflowsScreen,
});
