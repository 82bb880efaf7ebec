import { createFileRoute } from '@tanstack/react-router';

import { WorkflowsScreen } from '../../features/workflows/WorkflowsScreen';

export const Route = createFileRoute('/_workspace/workflows')({ component: WorkflowsScreen });
