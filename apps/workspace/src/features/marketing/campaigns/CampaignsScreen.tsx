import { campaignStatuses } from '@brandroom/domain/campaign/status';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import type { CampaignStatus } from '@brandroom/domain/campaign/status';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { PageViews } from '@brandroom/ui/PageViews';
import { Plus } from 'lucide-react';

import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { PageTitle } from '../../../shared/page/PageTitle';
import { CampaignFilters } from './CampaignFilters';
import { CampaignList } from './CampaignList';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignsSearch } from './campaigns-search';

const messages = campaignsMessages.list;
const views = [
  { value: 'all' as const, label: messages.all },
  ...campaignStatuses.map((value) => ({ value, label: campaignStatusLabels[value] })),
];

/** The campaigns of a brand. */
export function CampaignsScreen({ search }: { search: CampaignsSearch }) {
  return (
    <BrandGate
      title={messages.title}
      right="campaigns.view"
      layout="figures"
      noBrand={messages.noBrand}
    >
      {(brandId) => <Campaigns key={brandId} brandId={brandId} search={search} />}
    </BrandGate>
  );
}

function Campaigns({ brandId, search }: { brandId: BrandId; search: CampaignsSearch }) {
  const { user, brand } = useWorkspace();
  const hrefTo = useHref();
  const update = useSearchUpdate<CampaignsSearch>();
  const create = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    isPrimary: true,
    href: hrefTo({ to: '/marketing/campaigns/create' }),
  };
  const show = (view: CampaignStatus | 'all') =>
    update({ status: view === 'all' ? undefined : view });
  return (
    <Page
      layout="figures"
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          views={
            <PageViews
              label={messages.views}
              options={views}
              value={search.status ?? 'all'}
              onChange={show}
            />
          }
          actions={can(user, 'campaigns.create', brandId) ? [create] : []}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <CampaignFilters search={search} />
      <Load label={messages.loading} skeleton={<PageSkeleton layout="cards" />}>
        <CampaignList brandId={brandId} search={search} />
      </Load>
    </Page>
  );
}
