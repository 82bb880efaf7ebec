import { createFileRoute } from '@tanstack/react-router';

import { CreateEmailScreen } from '../../../../features/marketing/emails/CreateEmailScreen';
import { EmailAside } from '../../../../features/marketing/emails/overlays';
import { soon } from '../../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/marketing/emails_/create')({
  loader: ({ cause }) => soon(cause, [EmailAside.load()]),
  component: CreateEmailScreen,
});
