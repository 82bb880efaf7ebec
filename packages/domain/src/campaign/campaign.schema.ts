import * as v from 'valibot';

import { brandRecord } from '../brand/brand-record.schema';
import { channels } from '../content/channel';
import { requiredText, textList } from '../text.schema';
import { instant, plainDate } from '../time.schema';
import { campaignStatuses } from './status';

const age = v.pipe(
  v.number('Enter an age.'),
  v.integer('Enter a whole number of years.'),
  v.minValue(13, 'Use an age from 13 to 120.'),
  v.maxValue(120, 'Use an age from 13 to 120.'),
);

const ageRange = v.pipe(
  v.strictObject({ min: age, max: age }),
  v.forward(
    v.check((range) => range.min <= range.max, 'The oldest age can’t be below the youngest.'),
    ['max'],
  ),
);

const words = v.pipe(v.array(requiredText(80, 'An entry cannot be empty.')), v.maxLength(50));

/** The audience of a campaign. */
export const targeting = v.strictObject({ locations: words, ageRange, interests: words });
export type Targeting = v.InferOutput<typeof targeting>;

/** The age range of a new campaign. */
export const defaultAgeRange = { min: 18, max: 65 } as const;

const fields = {
  name: requiredText(120, 'Enter a name for the campaign.'),
  description: requiredText(2000, 'Describe the campaign.'),
  startDate: v.pipe(v.string(), v.nonEmpty('Enter a start date.'), plainDate),
  endDate: v.nullable(plainDate),
  status: v.picklist(campaignStatuses),
  /** US dollars; null where none is set. */
  budget: v.nullable(
    v.pipe(
      v.number('Enter the budget as a number.'),
      v.finite('Enter the budget as a number.'),
      v.minValue(0, 'A budget cannot be below zero.'),
      v.maxValue(1_000_000_000, 'Use at most 1,000,000,000.'),
    ),
  ),
  goals: textList(
    { items: 20, characters: 300 },
    { none: 'Enter at least one goal.', blank: 'Write the goal or remove it.' },
  ),
  channels: v.array(v.picklist(channels)),
  targeting,
};

/** The fields of a campaign that a person edits. */
export const campaignDraft = v.pipe(
  v.strictObject(fields),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => endDate === null || endDate >= startDate,
      'The campaign cannot end before it starts.',
    ),
    ['endDate'],
  ),
);
export type CampaignDraft = v.InferOutput<typeof campaignDraft>;

/**
 * The results of a campaign, computed from its fields. `spend` and `revenue` in US dollars, `roi` in
 * percent.
 */
export const campaignMetrics = v.strictObject({
  reach: v.number(),
  engagement: v.number(),
  conversions: v.number(),
  spend: v.number(),
  revenue: v.number(),
  roi: v.number(),
  /** How much of each goal is reached, in percent, in the order of the goals. */
  goals: v.array(v.number()),
});
export type CampaignMetrics = v.InferOutput<typeof campaignMetrics>;

/** A campaign as it is stored. */
export const campaign = v.strictObject({
  ...brandRecord('Campaign'),
  ...fields,
  /** When it was completed or archived; its results stop there. */
  endedAt: v.optional(instant),
});
export type Campaign = v.InferOutput<typeof campaign>;

/** A campaign with its figures and the content that names it, as far as the person sees it. */
export const campaignView = v.strictObject({
  ...campaign.entries,
  metrics: campaignMetrics,
  contentCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type CampaignView = v.InferOutput<typeof campaignView>;

/** A campaign with the channels of its content, too, in the order of the channels. */
export const campaignDetail = v.strictObject({
  ...campaignView.entries,
  contentChannels: v.array(v.picklist(channels)),
});
export type CampaignDetail = v.InferOutput<typeof campaignDetail>;
