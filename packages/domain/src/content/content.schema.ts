import * as v from 'valibot';

import { brandId, campaignId, contentId, fileId, idSchema, userId } from '../id.schema';
import { tags } from '../tags.schema';
import { requiredText, text } from '../text.schema';
import { instant } from '../time.schema';
import { platforms } from './platform';
import { contentFlags } from './visibility';

export { platforms } from './platform';
export type { Platform } from './platform';

export const contentTypes = ['social', 'email', 'blog'] as const;
export type ContentType = (typeof contentTypes)[number];

/** See docs/product/content-workflow.md#statuses. */
export const contentStatuses = [
  'draft',
  'pending',
  'approved',
  'rejected',
  'scheduled',
  'published',
] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const contentImage = v.strictObject({ fileId, alt: text(500) });
export type ContentImage = v.InferOutput<typeof contentImage>;

const shared = {
  title: requiredText(200, 'Enter a title.'),
  description: text(2000),
  body: requiredText(100_000, 'Write the text.'),
  images: v.pipe(v.array(contentImage), v.maxLength(20, 'Use at most 20 images.')),
  campaignId: v.nullable(campaignId),
  /** The search term that should lead to the item; empty or absent if none was chosen. */
  keyword: v.optional(text(100)),
  tags,
};

export const socialDraft = v.strictObject({
  type: v.literal('social'),
  ...shared,
  platform: v.picklist(platforms),
});

export const emailDraft = v.strictObject({
  type: v.literal('email'),
  ...shared,
  subject: requiredText(200, 'Enter a subject line.'),
  preheader: text(200),
});

export const blogDraft = v.strictObject({
  type: v.literal('blog'),
  ...shared,
  seoTitle: text(200),
  seoDescription: text(400),
  excerpt: text(1000),
});

/** The fields of an item that a form edits. */
export const contentDraft = v.variant('type', [socialDraft, emailDraft, blogDraft]);
export type ContentDraft = v.InferOutput<typeof contentDraft>;

const recorded = {
  id: contentId,
  brandId,
  /** Counts the changes of this item, from 1; a save names the version that it started from. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  status: v.picklist(contentStatuses),
  scheduledFor: v.nullable(instant),
  publishedAt: v.nullable(instant),
  approvedAt: v.nullable(instant),
  approvedBy: v.nullable(userId),
  createdAt: instant,
  createdBy: userId,
  updatedAt: instant,
  updatedBy: userId,
};

/** A content item as it is stored. */
export const contentItem = v.variant('type', [
  v.strictObject({ ...socialDraft.entries, ...recorded }),
  v.strictObject({ ...emailDraft.entries, ...recorded }),
  v.strictObject({ ...blogDraft.entries, ...recorded }),
]);
export type ContentItem = v.InferOutput<typeof contentItem>;

/** The actions in an item's history. */
export const contentActions = [
  'create',
  'edit',
  'submit',
  'approve',
  'reject',
  'schedule',
  'unschedule',
  'publish',
  'due',
  'delete',
  'restore',
  'takeBack',
] as const;
export type ContentAction = (typeof contentActions)[number];

export const fieldChange = v.strictObject({
  field: v.string(),
  before: v.string(),
  after: v.string(),
});
export type FieldChange = v.InferOutput<typeof fieldChange>;

/** A person as the workflow saw them: with the flags of the item's type that they held then. */
const recordedActor = v.strictObject({
  id: userId,
  name: v.string(),
  flags: v.array(v.picklist(contentFlags)),
  roleLabel: v.string(),
});

/**
 * The event of a change as the workflow machine saw it: who sent it with which rights, how much it
 * changed, and the dates. `CREATE` is how an item begins.
 */
const recordedEvent = v.strictObject({
  type: v.string(),
  at: instant,
  /** Left out for the clock. */
  by: v.optional(recordedActor),
  scope: v.optional(v.picklist(['nothing', 'labels', 'content'])),
  scheduledFor: v.optional(v.nullable(instant)),
  move: v.optional(
    v.nullable(
      v.strictObject({
        by: v.nullable(userId),
        from: v.picklist(contentStatuses),
        scheduledFor: v.nullable(instant),
        approval: v.nullable(v.strictObject({ at: instant, by: userId })),
      }),
    ),
  ),
  decidedBy: v.optional(v.nullable(userId)),
  /** The item exceeded a limit of its channel, and was published or scheduled anyway. */
  exceedsLimits: v.optional(v.boolean()),
  anyway: v.optional(v.boolean()),
});

/** One entry of an item's history: actor, action, time and changes. */
export const historyEntry = v.strictObject({
  id: idSchema('History'),
  contentId,
  /** The item's version after this change. */
  version: recorded.version,
  at: instant,
  /** Null for scheduled publishing. */
  by: v.nullable(userId),
  byName: v.string(),
  action: v.picklist(contentActions),
  from: v.nullable(v.picklist(contentStatuses)),
  to: v.picklist(contentStatuses),
  note: v.nullable(v.string()),
  changes: v.array(fieldChange),
  /** The event and the version of the workflow that decided it. Older entries have neither. */
  event: v.optional(recordedEvent),
  machineVersion: v.optional(v.string()),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;
