import { createFileRoute } from '@tanstack/react-router';

import { CreatePrintScreen } from '../../../../features/marketing/print/CreatePrintScreen';

export const Route = createFileRoute('/_workspace/marketing/print_/create')({
  component: CreatePrintScreen,
});
