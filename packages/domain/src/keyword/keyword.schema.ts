import * as v from 'valibot';

import { brandRecord } from '../brand/brand-record.schema';
import { brandId, idSchema } from '../id.schema';
import { requiredText, textList } from '../text.schema';
import { plainDate } from '../time.schema';

/** The fields of a keyword group that a person edits. */
export const keywordGroupDraft = v.strictObject({
  name: requiredText(120, 'Enter a name for the group.'),
  keywords: textList(
    { items: 100, characters: 100 },
    { none: 'Enter at least one keyword.', blank: 'A keyword cannot be empty.' },
  ),
});
export type KeywordGroupDraft = v.InferOutput<typeof keywordGroupDraft>;

/** A keyword group as it is stored. */
export const keywordGroup = v.strictObject({
  ...brandRecord('KeywordGroup'),
  ...keywordGroupDraft.entries,
});
export type KeywordGroup = v.InferOutput<typeof keywordGroup>;

/**
 * The figures of one keyword in a range. `volume` searches a month, `position` from 1 (best) and 0
 * where the keyword was never shown, `ctr` in percent. `change` is that of the clicks in percent
 * against the range before; null where there were none.
 */
export const keywordMetric = v.strictObject({
  keyword: v.string(),
  volume: v.number(),
  position: v.number(),
  clicks: v.number(),
  impressions: v.number(),
  ctr: v.number(),
  change: v.nullable(v.number()),
});
export type KeywordMetric = v.InferOutput<typeof keywordMetric>;

/** All figures of one day. */
export const analyticsSnapshot = v.strictObject({
  id: idSchema('Snapshot'),
  brandId,
  date: plainDate,
  metrics: v.strictObject({
    keywords: v.array(keywordMetric),
    totalImpressions: v.number(),
    totalClicks: v.number(),
    averagePosition: v.number(),
    averageCTR: v.number(),
  }),
});
export type AnalyticsSnapshot = v.InferOutput<typeof analyticsSnapshot>;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** How much more a keyword could win; all figures from 0 to 100. */
export const opportunity = v.strictObject({
  keyword: v.string(),
  score: share,
  potential: share,
  difficulty: share,
  competition: share,
  recommendations: v.array(v.string()),
});
export type Opportunity = v.InferOutput<typeof opportunity>;
