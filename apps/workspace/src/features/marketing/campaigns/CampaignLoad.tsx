import type { CampaignDetail } from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { FiguresSkeleton } from '@brandroom/ui/FiguresSkeleton';
import { Page } from '@brandroom/ui/Page';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../shared/api/api';
import { useRecordBrand } from '../../../shared/brand/use-record-brand';
import { Load } from '../../../shared/load/Load';
import { CampaignNotFound } from './CampaignNotFound';
import { campaignsMessages } from './campaigns.messages';

interface CampaignLoadProps {
  id: CampaignId;
  layout: 'figures' | 'form';
  children: (campaign: CampaignDetail) => ReactNode;
}

/** Loads the data of one campaign's page, and shows when it is loading or not found. */
export function CampaignLoad({ id, layout, children }: CampaignLoadProps) {
  return (
    <Load
      label={campaignsMessages.page.loading}
      skeleton={
        <Page layout={layout}>
          {layout === 'form' ? <PageSkeleton layout="form" /> : <FiguresSkeleton />}
        </Page>
      }
      notFound={<CampaignNotFound />}
      resetKey={id}
      frame={(content) => <Page layout={layout}>{content}</Page>}
    >
      <Loaded id={id}>{children}</Loaded>
    </Load>
  );
}

function Loaded({ id, children }: Pick<CampaignLoadProps, 'id' | 'children'>) {
  const { campaigns } = useApi();
  const { data } = useSuspenseQuery(campaigns.get.queryOptions({ input: { id } }));
  useRecordBrand(data.brandId);
  return children(data);
}
