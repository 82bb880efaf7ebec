import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import { formatDay } from '@brandroom/domain/format/date';

import { campaignsMessages } from './campaigns.messages';

const { card } = campaignsMessages;

export type CampaignDates = Pick<Campaign, 'startDate' | 'endDate'>;

/** Returns the dates of a campaign as text. */
export function datesOf({ startDate, endDate }: CampaignDates): string {
  return endDate === null
    ? card.openEnded(formatDay(startDate))
    : card.dates(formatDay(startDate), formatDay(endDate));
}
