import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { campaignsMessages } from './campaigns.messages';

const messages = campaignsMessages.page;

/** Replaces a campaign that does not exist or that the person may not see. */
export function CampaignNotFound() {
  const href = useHref()({ to: '/marketing/campaigns' });
  return (
    <Page layout="form" bar={<PageBar title={messages.notFoundTitle} />}>
      <PageTitle title={messages.notFoundTitle} />
      <EmptyState
        data-first-content=""
        title={messages.notFoundTitle}
        description={messages.notFound}
        action={<ButtonLink href={href}>{messages.toCampaigns}</ButtonLink>}
      />
    </Page>
  );
}
