import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { emailsSearch } from '../../../features/marketing/emails/emails-search';
import { EmailsScreen } from '../../../features/marketing/emails/EmailsScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/marketing/emails')({
  validateSearch: emailsSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'email.view', brandId)) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [ensureFresh(queryClient)(api.emails.list.queryOptions({ input }))]);
  },
  component: Emails,
});

function Emails() {
  return <EmailsScreen search={Route.useSearch()} />;
}
