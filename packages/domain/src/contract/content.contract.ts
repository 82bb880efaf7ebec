import * as v from 'valibot';
import { summaryPeriod, workflowSummary } from './workflow-summary.schema';

import {
  contentDraft,
  contentItem,
  contentStatuses,
  contentTypes,
  historyEntry,
  platforms,
} from '../content/content.schema';
import { contentOrders } from '../content/order';
import { brandId, campaignId, contentId } from '../id.schema';
import { sortDirections } from '../sort-direction';
import { text } from '../text.schema';
import { instant, plainDate } from '../time.schema';
import { timeZone } from '../time/time-zone.schema';
import { done, operation, page, pageInput } from './base';

/** The filters of content, except for dates. */
const undatedFilters = {
  status: v.optional(v.picklist(contentStatuses)),
  platform: v.optional(v.picklist(platforms)),
  type: v.optional(v.picklist(contentTypes)),
  campaignId: v.optional(campaignId),
  /** Case-insensitive part of title, description or text. */
  text: v.optional(text(200)),
};

/** How a list of content is narrowed; every part is optional and they are joined by "and". */
export const contentFilters = {
  ...undatedFilters,
  /** Items whose date (scheduled, else published, else created) is at or after this moment. */
  from: v.optional(instant),
  /** … and before this one. */
  until: v.optional(instant),
};

/** No grid of days is wider. */
const maxGridDays = 100;

const gridSpan = v.pipe(
  v.strictObject({
    brandId,
    ...undatedFilters,
    from: instant,
    until: instant,
    /** Whose days these are. */
    timeZone,
    /** How many items of a day there is room for. */
    perDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => Date.parse(until) - Date.parse(from) <= maxGridDays * 86_400_000,
      `Ask for at most ${maxGridDays} days.`,
    ),
    ['until'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      // Compared as text: years without four digits begin with a sign, which sorts before all digits.
      (span) => [span.from, span.until].every((at) => at >= '0101' && at < '9999'),
      'Ask for days of the years 101 to 9998.',
    ),
    ['until'],
  ),
);

const gridDay = v.strictObject({
  day: plainDate,
  /** The number of items on the day; `items` are the first of them. */
  total: v.number(),
  items: v.array(contentItem),
});

/** Names the version that the person's screen was made from; an older one is a `conflict`. */
const onVersion = { id: contentId, version: contentItem.options[0].entries.version };
const note = v.optional(text(2000));
/** Also where the item exceeds a limit of its channel; else that is refused. */
const anyway = v.optional(v.boolean());

/** See docs/product/content-workflow.md#pending-items. */
const submission = v.strictObject({ id: contentId, at: instant, byName: v.string() });

export const contentContract = {
  /**
   * Newest date first by default; channels by name, statuses by workflow, campaigns by name, with
   * the items of no campaign that the caller sees last in both directions. `upcoming` has no other
   * direction. Its answer says how many items come before the past ones.
   */
  list: operation
    .input(
      v.strictObject({
        brandId,
        ...contentFilters,
        /** Only items in the calendar: scheduled, published, or with a planned date. */
        isDated: v.optional(v.boolean(), false),
        orderBy: v.optional(v.picklist(contentOrders), 'date'),
        direction: v.optional(v.picklist(sortDirections), 'descending'),
        ...pageInput,
      }),
    )
    .output(
      v.strictObject({
        ...page(contentItem).entries,
        /** The number of items whose date is still ahead, only in the order `upcoming`. */
        upcoming: v.optional(v.number()),
      }),
    ),
  /**
   * The content of a calendar from `from` (included) to `until` (excluded): the days that have
   * items, each with its first items in order of time. An item is placed where it is scheduled,
   * or where it was published; one with neither is on no day. At most a page (`maxPageSize`) in all: where
   * `perDay` would give more, every day shows fewer.
   */
  days: operation.input(gridSpan).output(v.array(gridDay)),
  /** Unscheduled content, the last changed first: unpublished items without a planned date. */
  undated: operation
    .input(v.strictObject({ brandId, ...undatedFilters, ...pageInput }))
    .output(page(contentItem)),
  /**
   * Pending items sorted by planned date; items without a date come last, the longest unchanged
   * first. `submissions` has the time and author of each submission, regardless of decisions undone
   * since.
   */
  waiting: operation
    .input(v.strictObject({ brandId, ...pageInput }))
    .output(v.strictObject({ ...page(contentItem).entries, submissions: v.array(submission) })),
  /** How a brand's items move through the workflow; counts only those that the person can see. */
  workflowSummary: operation.input(summaryPeriod).output(workflowSummary),
  get: operation.input(v.strictObject({ id: contentId })).output(contentItem),
  /** Newest first; without notes and changes for people who see no unfinished content of the type. */
  history: operation.input(v.strictObject({ id: contentId })).output(v.array(historyEntry)),
  /** Always a draft; `scheduledFor` is the wished date and does not schedule. */
  create: operation
    .input(v.strictObject({ brandId, draft: contentDraft, scheduledFor: v.nullable(instant) }))
    .output(contentItem),
  update: operation
    .input(v.strictObject({ ...onVersion, draft: contentDraft, scheduledFor: v.nullable(instant) }))
    .output(contentItem),
  submit: operation.input(v.strictObject(onVersion)).output(contentItem),
  approve: operation.input(v.strictObject({ ...onVersion, note })).output(contentItem),
  reject: operation.input(v.strictObject({ ...onVersion, note })).output(contentItem),
  schedule: operation
    .input(v.strictObject({ ...onVersion, scheduledFor: instant, anyway }))
    .output(contentItem),
  unschedule: operation.input(v.strictObject(onVersion)).output(contentItem),
  publish: operation.input(v.strictObject({ ...onVersion, anyway })).output(contentItem),
  /**
   * Restores the text of an earlier version as a draft. A published or rejected item stays as
   * it was decided: there a copy is made, and the answer is the copy.
   */
  restoreVersion: operation
    .input(v.strictObject({ ...onVersion, earlier: onVersion.version }))
    .output(contentItem),
  /** Undoes the caller's own move if it is the item's last change: date, status and approval as before. */
  undoMove: operation.input(v.strictObject(onVersion)).output(contentItem),
  /** Undoes the caller's own approval or rejection if it is the item's last change: it is pending again. */
  undoDecision: operation.input(v.strictObject(onVersion)).output(contentItem),
  duplicate: operation.input(v.strictObject({ id: contentId })).output(contentItem),
  /** Moves the item to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject(onVersion)).output(done),
  /** Restores an item; one whose scheduled time has passed is approved and not published. */
  restore: operation.input(v.strictObject({ id: contentId })).output(contentItem),
};
