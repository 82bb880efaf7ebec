import { eventIterator } from '@orpc/contract';
import * as v from 'valibot';

import { brandId, userId } from '../id.schema';
import { operation } from './base';

/** The topics of changes; a tab refetches its queries of these. */
export const changeTopics = [
  'account',
  'agency',
  'brands',
  'campaigns',
  'colors',
  'content',
  'emails',
  'files',
  'guidelines',
  'images',
  'integrations',
  'keywords',
  'logos',
  'messages',
  'print',
  'rules',
  'shares',
  'team',
  'typography',
  'views',
  'voice',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Reports a change without its content, because the caller's permissions decide what can be read. */
export const changeEvent = v.strictObject({
  /** Position in the order of all changes, without gaps. */
  seq: v.number(),
  topics: v.array(v.picklist(changeTopics)),
  brandId: v.nullable(brandId),
  /** Who did it; null for the clock, and where it is not for this person to know. */
  actor: v.nullable(userId),
});
export type ChangeEvent = v.InferOutput<typeof changeEvent>;

export const changesContract = {
  /**
   * Every change from now on, in this tab or another, in the brands that the person may see. A
   * caller that resumes names the last change it received; if changes were missed, the first event
   * has all topics.
   */
  watch: operation
    .input(v.optional(v.strictObject({ after: v.pipe(v.number(), v.integer(), v.minValue(0)) })))
    .output(eventIterator(changeEvent)),
};
