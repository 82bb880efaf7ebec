import { campaignStatuses } from '@brandroom/domain/campaign/status';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';

import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RecordsScreen } from '../../../shared/record/RecordsScreen';
import { CampaignFilters } from './CampaignFilters';
import { CampaignList } from './CampaignList';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignsSearch } from './campaigns-search';

const messages = campaignsMessages.list;

/** The campaigns of a brand. */
export function CampaignsScreen({ search }: { search: CampaignsSearch }) {
  const hrefTo = useHref();
  const update = useSearchUpdate<CampaignsSearch>();
  return (
    <RecordsScreen
      layout="figures"
      messages={messages}
      rights={{ view: 'campaigns.view', create: 'campaigns.create' }}
      create={hrefTo({ to: '/marketing/campaigns/create' })}
      views={campaignStatuses}
      labels={campaignStatusLabels}
      view={search.status}
      onViewChange={(status) => update({ status })}
      filters={<CampaignFilters search={search} />}
      skeleton={<PageSkeleton layout="cards" />}
    >
      {(brandId) => <CampaignList brandId={brandId} search={search} />}
    </RecordsScreen>
  );
}
