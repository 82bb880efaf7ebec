import type { CampaignDetail } from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import type { ReactNode } from 'react';

import { useApi } from '../../../shared/api/api';
import { RecordLoad } from '../../../shared/record/RecordLoad';
import { CampaignNotFound } from './CampaignNotFound';
import { campaignsMessages } from './campaigns.messages';

interface CampaignLoadProps {
  id: CampaignId;
  layout: 'figures' | 'form';
  children: (campaign: CampaignDetail) => ReactNode;
}

/** Loads the data of one campaign's page, and shows when it is loading or not found. */
export function CampaignLoad({ id, layout, children }: CampaignLoadProps) {
  const { campaigns } = useApi();
  return (
    <RecordLoad
      id={id}
      layout={layout}
      label={campaignsMessages.page.loading}
      notFound={<CampaignNotFound />}
      query={campaigns.get.queryOptions({ input: { id } })}
    >
      {children}
    </RecordLoad>
  );
}
