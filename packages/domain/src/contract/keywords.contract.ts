import * as v from 'valibot';

import { timeRanges } from '../campaign/time-range';
import { brandId, keywordGroupId } from '../id.schema';
import {
  analyticsSnapshot,
  keywordGroup,
  keywordGroupDraft,
  keywordMetric,
  opportunity,
} from '../keyword/keyword.schema';
import { plainDate } from '../time.schema';
import { done, operation } from './base';

const { totalImpressions, totalClicks, averagePosition, averageCTR } =
  analyticsSnapshot.entries.metrics.entries;

/** The figures of one day without its keywords, for the course of a range. */
const keywordDay = v.strictObject({
  date: plainDate,
  totalImpressions,
  totalClicks,
  averagePosition,
  averageCTR,
});

const range = v.picklist(timeRanges);

/** Complete days only: a range ends yesterday (UTC), as those of `performance` do. */
export const keywordsContract = {
  /** By name. */
  listGroups: operation.input(v.strictObject({ brandId })).output(v.array(keywordGroup)),
  createGroup: operation
    .input(v.strictObject({ brandId, draft: keywordGroupDraft }))
    .output(keywordGroup),
  updateGroup: operation
    .input(v.strictObject({ id: keywordGroupId, draft: keywordGroupDraft }))
    .output(keywordGroup),
  deleteGroup: operation.input(v.strictObject({ id: keywordGroupId })).output(done),
  restoreGroup: operation.input(v.strictObject({ id: keywordGroupId })).output(keywordGroup),
  /** The range as one snapshot, the range before it for the changes, and its course. */
  summary: operation
    .input(
      v.strictObject({
        brandId,
        range,
        groupId: v.optional(keywordGroupId),
      }),
    )
    .output(
      v.strictObject({
        current: analyticsSnapshot,
        previous: analyticsSnapshot,
        /** One entry a day, oldest first. */
        days: v.array(keywordDay),
      }),
    ),
  /** One keyword of the brand's groups, day by day, oldest first. */
  history: operation
    .input(v.strictObject({ brandId, range, keyword: v.pipe(v.string(), v.maxLength(100)) }))
    .output(v.strictObject({ metric: keywordMetric, days: v.array(keywordDay) })),
  /** 'Analyze Opportunities': every keyword with its score and parts, best first. */
  analyze: operation.input(v.strictObject({ brandId, range })).output(v.array(opportunity)),
};
