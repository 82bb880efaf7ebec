import { emailCampaignId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { EditEmailScreen } from '../../../../../features/marketing/emails/EditEmailScreen';
import { EmailNotFound } from '../../../../../features/marketing/emails/EmailNotFound';
import { EmailAside } from '../../../../../features/marketing/emails/emails-parts';
import { ensureFresh } from '../../../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../../../shared/load/wait-briefly';
import { pathId } from '../../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/marketing/emails_/$id_/edit')({
  params: { parse: ({ id }) => ({ id: pathId(emailCampaignId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) =>
    waitBriefly(cause, [
      EmailAside.load(),
      ensureFresh(queryClient)(api.emails.get.queryOptions({ input: params })),
    ]),
  notFoundComponent: EmailNotFound,
  component: Edit,
});

function Edit() {
  return <EditEmailScreen id={Route.useParams().id} />;
}
