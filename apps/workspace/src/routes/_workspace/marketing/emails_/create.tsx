import { createFileRoute } from '@tanstack/react-router';

import { CreateEmailScreen } from '../../../../features/marketing/emails/CreateEmailScreen';

export const Route = createFileRoute('/_workspace/marketing/emails_/create')({
  component: CreateEmailScreen,
});
