import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignStatus } from '@brandroom/domain/campaign/status';
import { defaultAgeRange } from '@brandroom/domain/campaign/campaign.schema';
import { draftOf } from '@brandroom/domain/campaign/draft-of';
import type { Channel } from '@brandroom/domain/content/channel';
import type { PlainDate } from '@brandroom/domain/time.schema';

/** The values of the form: a draft in which fields may still be empty. */
export interface CampaignValues {
  name: string;
  description: string;
  status: CampaignStatus;
  /** Empty if not set. */
  startDate: PlainDate;
  endDate: PlainDate | null;
  budget: number | null;
  goals: string[];
  channels: Channel[];
  targeting: {
    locations: string[];
    ageRange: { min: number | null; max: number | null };
    interests: string[];
  };
}

/** The initial values of a new campaign. */
export const newValues: CampaignValues = {
  name: '',
  description: '',
  status: 'draft',
  startDate: '',
  endDate: null,
  budget: null,
  goals: [''],
  channels: [],
  targeting: { locations: [], ageRange: defaultAgeRange, interests: [] },
};

export const valuesOf = (campaign: Campaign): CampaignValues => draftOf(campaign);
