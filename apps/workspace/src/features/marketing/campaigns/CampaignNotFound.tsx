import { useHref } from '../../../shared/navigation/use-href';
import { RecordNotFound } from '../../../shared/record/RecordNotFound';
import { campaignsMessages } from './campaigns.messages';

/** Replaces a campaign that does not exist or that the person may not see. */
export function CampaignNotFound() {
  const list = useHref()({ to: '/marketing/campaigns' });
  return <RecordNotFound messages={campaignsMessages.page} list={list} />;
}
