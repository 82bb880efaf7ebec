import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { FiguresSkeleton } from '@brandroom/ui/FiguresSkeleton';
import { Page } from '@brandroom/ui/Page';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../shared/api/api';
import { useRecordBrand } from '../../../shared/brand/use-record-brand';
import { Load } from '../../../shared/load/Load';
import { useNow } from '../../../shared/time/clock';
import { EmailNotFound } from './EmailNotFound';
import { emailsMessages } from './emails.messages';
import { refreshTime } from '@brandroom/domain/email/refresh-time';

interface EmailLoadProps {
  id: EmailCampaign['id'];
  layout: 'figures' | 'form';
  children: (email: EmailCampaign) => ReactNode;
}

/** Loads the data of one email's page, and shows when it is loading or not found. */
export function EmailLoad({ id, layout, children }: EmailLoadProps) {
  return (
    <Load
      label={emailsMessages.page.loading}
      skeleton={
        <Page layout={layout}>
          {layout === 'form' ? <PageSkeleton layout="form" /> : <FiguresSkeleton />}
        </Page>
      }
      notFound={<EmailNotFound />}
      resetKey={id}
      frame={(content) => <Page layout={layout}>{content}</Page>}
    >
      <Loaded id={id}>{children}</Loaded>
    </Load>
  );
}

function Loaded({ id, children }: Pick<EmailLoadProps, 'id' | 'children'>) {
  const now = useNow();
  const { data } = useSuspenseQuery({
    ...useApi().emails.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => refreshTime(state.data ? [state.data] : [], now()),
  });
  useRecordBrand(data.brandId);
  return children(data);
}
