import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { emailsSearch } from '../../../features/marketing/emails/emails-search';
import { EmailsScreen } from '../../../features/marketing/emails/EmailsScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/marketing/emails')({
  validateSearch: emailsSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'email.view', brandId)) return undefined;
    const input = { brandId };
    return soon(cause, [ensured(queryClient)(api.emails.list.queryOptions({ input }))]);
  },
  component: Emails,
});

function Emails() {
  return <EmailsScreen search={Route.useSearch()} />;
}
