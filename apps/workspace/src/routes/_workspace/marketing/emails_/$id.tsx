import { emailCampaignId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { EmailNotFound } from '../../../../features/marketing/emails/EmailNotFound';
import { EmailScreen } from '../../../../features/marketing/emails/EmailScreen';
import { ensureFresh } from '../../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../../shared/load/wait-briefly';
import { pathId } from '../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/marketing/emails_/$id')({
  params: { parse: ({ id }) => ({ id: pathId(emailCampaignId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) =>
    waitBriefly(cause, [ensureFresh(queryClient)(api.emails.get.queryOptions({ input: params }))]),
  notFoundComponent: EmailNotFound,
  component: Email,
});

function Email() {
  return <EmailScreen id={Route.useParams().id} />;
}
