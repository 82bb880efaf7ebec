import { createFileRoute } from '@tanstack/react-router';

import { CreateContentScreen } from '../../../features/content/screens/CreateContentScreen';

export const Route = createFileRoute('/_workspace/content/create')({
  staticData: { title: 'Create content' },
  component: CreateContentScreen,
});
