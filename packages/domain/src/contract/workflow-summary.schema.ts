import * as v from 'valibot';

import { contentStatuses, contentTypes } from '../content/content.schema';
import { brandId, contentId, userId } from '../id.schema';
import { instant } from '../time.schema';

const status = v.picklist(contentStatuses);
const milliseconds = v.nullable(v.number());

/** The period is from `from` (included) to `until` (excluded); with a type, only its items are counted. */
export const summaryPeriod = v.pipe(
  v.strictObject({
    brandId,
    from: instant,
    until: instant,
    type: v.optional(v.picklist(contentTypes)),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => from < until,
      'The period ends before it begins.',
    ),
    ['until'],
  ),
);

/** Of the items that the person can see. */
export const workflowSummary = v.strictObject({
  statuses: v.array(
    v.strictObject({
      status,
      /** How many items have it now. */
      items: v.number(),
      /** How many stays ended in the period, with their median and 90th percentile in milliseconds. */
      stays: v.number(),
      median: milliseconds,
      p90: milliseconds,
      /** The item that has had the status longest, now; null where none has it. */
      oldest: v.nullable(v.strictObject({ id: contentId, title: v.string(), since: instant })),
    }),
  ),
  /** In the period. */
  moves: v.array(v.strictObject({ from: status, to: status, count: v.number() })),
  /** Each step that a person can take on items, and who holds the right to it now. */
  steps: v.array(
    v.strictObject({
      from: status,
      to: status,
      /** The button's text. */
      label: v.string(),
      /** How many people can take it. */
      count: v.number(),
      /** By name, with the types that they can take it on; null for people who cannot see the team. */
      people: v.nullable(
        v.array(
          v.strictObject({
            id: userId,
            name: v.string(),
            types: v.array(v.picklist(contentTypes)),
          }),
        ),
      ),
    }),
  ),
});
export type WorkflowSummary = v.InferOutput<typeof workflowSummary>;
