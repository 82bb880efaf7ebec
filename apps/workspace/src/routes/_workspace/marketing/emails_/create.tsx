import { createFileRoute } from '@tanstack/react-router';

import { CreateEmailScreen } from '../../../../features/marketing/emails/CreateEmailScreen';
import { EmailAside } from '../../../../features/marketing/emails/emails-parts';
import { waitBriefly } from '../../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/marketing/emails_/create')({
  loader: ({ cause }) => waitBriefly(cause, [EmailAside.load()]),
  component: CreateEmailScreen,
});
