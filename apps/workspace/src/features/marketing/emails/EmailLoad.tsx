import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { refreshTime } from '@brandroom/domain/email/refresh-time';
import type { ReactNode } from 'react';

import { useApi } from '../../../shared/api/api';
import { RecordLoad } from '../../../shared/record/RecordLoad';
import { useNow } from '../../../shared/time/clock';
import { EmailNotFound } from './EmailNotFound';
import { emailsMessages } from './emails.messages';

interface EmailLoadProps {
  id: EmailCampaign['id'];
  layout: 'figures' | 'form';
  children: (email: EmailCampaign) => ReactNode;
}

/** Loads the data of one email's page, and shows when it is loading or not found. */
export function EmailLoad({ id, layout, children }: EmailLoadProps) {
  const { emails } = useApi();
  const now = useNow();
  return (
    <RecordLoad
      id={id}
      layout={layout}
      label={emailsMessages.page.loading}
      notFound={<EmailNotFound />}
      query={{
        ...emails.get.queryOptions({ input: { id } }),
        refetchInterval: ({ state }) => refreshTime(state.data ? [state.data] : [], now()),
      }}
    >
      {children}
    </RecordLoad>
  );
}
