import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import type { UserId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { and, assign, not, setup } from 'xstate';

import type { StateMeta, StateTag } from '../statechart/state-meta';
import { contentWorkflowGuards, dateAfter } from './content-workflow.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/content-workflow.md#statuses';

/** The acting person, with the fields that the workflow needs. */
export interface WorkflowActor {
  readonly id: UserId;
  readonly name: string;
  /** The flags of the item's type that this person holds on its brand. */
  readonly flags: readonly ContentFlag[];
  /** The label of the person's role in this brand: "Editor". */
  readonly roleLabel: string;
}

/** The events of a content item. */
export type ContentWorkflowEvent =
  | {
      type: 'SUBMIT' | 'APPROVE' | 'REJECT' | 'UNSCHEDULE' | 'PUBLISH' | 'REVERT';
      by: WorkflowActor;
      at: Instant;
      note?: string;
    }
  | { type: 'SCHEDULE'; by: WorkflowActor; at: Instant; scheduledFor: Instant }
  /** The clock: sent by a ticker, which catches up after a time away. */
  | { type: 'DUE'; at: Instant }
  | {
      type: 'EDIT';
      by: WorkflowActor;
      at: Instant;
      scope: 'nothing' | 'labels' | 'content';
      /** The date after the edit; left out where it stays. */
      scheduledFor?: Instant | null;
    };

/** The part of an item that the workflow reads and writes, without the status: that is the state. */
export type ContentWorkflowContext = Pick<
  ContentItem,
  'type' | 'scheduledFor' | 'approvedAt' | 'approvedBy' | 'publishedAt'
>;

/**
 * The workflow of a content item (docs/product/content-workflow.md). Screens ask it which steps to
 * offer; the backend runs its pure `transition` before it stores anything.
 *
 * An item's status is the state: start from a stored item with `resolveState`, or ask `decide`.
 * An approval belongs to the approved text, so `approvedAt` and `approvedBy` are set in the
 * states approved, scheduled and published, and in no other.
 */
export const contentWorkflow = setup({
  types: {} as {
    context: ContentWorkflowContext;
    events: ContentWorkflowEvent;
    input: Pick<ContentWorkflowContext, 'type' | 'scheduledFor'>;
    tags: StateTag;
    meta: StateMeta;
  },
  guards: contentWorkflowGuards,
  actions: {
    recordApproval: assign({
      approvedAt: ({ event }) => event.at,
      approvedBy: ({ event }) => ('by' in event ? event.by.id : null),
    }),
    withdrawApproval: assign({ approvedAt: null, approvedBy: null }),
    setDate: assign({
      scheduledFor: ({ context, event }) => dateAfter(event, context.scheduledFor),
    }),
    recordPublication: assign({ publishedAt: ({ event }) => event.at }),
  },
}).createMachine({
  id: 'contentWorkflow',
  description: 'How a content item gets from its first words to its readers.',
  context: ({ input }) => ({
    type: input.type,
    scheduledFor: input.scheduledFor,
    approvedAt: null,
    approvedBy: null,
    publishedAt: null,
  }),
  initial: 'draft',
  states: {
    draft: {
      description: 'Being written.',
      meta: { label: 'Draft', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        SUBMIT: { target: 'pending', guard: 'mayCreate', description: 'Submit for Review' },
        EDIT: {
          target: 'draft',
          guard: 'mayEdit',
          actions: 'setDate',
          description: 'Save Changes',
        },
        REVERT: { target: 'draft', guard: 'mayEdit', description: 'Restore as draft' },
      },
    },
    pending: {
      description: 'Waiting for a decision.',
      meta: { label: 'Pending', origin: 'spec', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        APPROVE: {
          target: 'approved',
          guard: 'mayApprove',
          actions: 'recordApproval',
          description: 'Approve',
        },
        REJECT: { target: 'rejected', guard: 'mayApprove', description: 'Reject' },
        EDIT: {
          target: 'pending',
          guard: 'mayEdit',
          actions: 'setDate',
          description: 'Save Changes',
        },
        REVERT: { target: 'draft', guard: 'mayEdit', description: 'Restore as draft' },
      },
    },
    approved: {
      description: 'Approved as it is, not published yet.',
      meta: { label: 'Approved', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        PUBLISH: {
          target: 'published',
          guard: 'mayPublish',
          actions: 'recordPublication',
          description: 'Publish Now',
        },
        SCHEDULE: {
          target: 'scheduled',
          guard: and(['mayPublish', 'hasDate', 'dateIsAhead']),
          actions: 'setDate',
          description: 'Schedule',
        },
        EDIT: [
          {
            target: 'pending',
            guard: and(['mayEdit', 'changesContent', not('mayApprove')]),
            actions: ['withdrawApproval', 'setDate'],
            description: 'Save Changes',
          },
          {
            target: 'approved',
            guard: 'mayEdit',
            actions: 'setDate',
            description: 'Save Changes',
          },
        ],
        REVERT: {
          target: 'draft',
          guard: 'mayEdit',
          actions: 'withdrawApproval',
          description: 'Restore as draft',
        },
      },
    },
    scheduled: {
      description: 'Approved, and published by the clock when its time comes.',
      meta: { label: 'Scheduled', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        // The planned date stays with the item: the author asked for it, and only a
        // scheduled item is published by it.
        UNSCHEDULE: {
          target: 'draft',
          guard: 'mayPublish',
          actions: 'withdrawApproval',
          description: 'Unschedule',
        },
        DUE: {
          target: 'published',
          guard: 'timeHasCome',
          actions: 'recordPublication',
          description: 'Its time comes',
        },
        EDIT: [
          {
            target: 'pending',
            guard: and(['mayEdit', 'changesContent', not('mayApprove')]),
            actions: ['withdrawApproval', 'setDate'],
            description: 'Save Changes',
          },
          {
            target: 'scheduled',
            // It stays scheduled, so a new date is a new schedule.
            guard: and(['mayEdit', 'mayReschedule', 'newDateIsAhead']),
            actions: 'setDate',
            description: 'Save Changes',
          },
        ],
        REVERT: {
          target: 'draft',
          guard: 'mayEdit',
          actions: 'withdrawApproval',
          description: 'Restore as draft',
        },
      },
    },
    rejected: {
      description: 'Decided against. A copy can be made and worked on.',
      meta: { label: 'Rejected', origin: 'spec', specRef },
      tags: ['editable', 'terminal'],
      on: {
        EDIT: {
          target: 'rejected',
          guard: and(['mayEdit', 'mayRevise']),
          actions: 'setDate',
          description: 'Save Changes',
        },
      },
    },
    published: {
      description: 'With its readers.',
      meta: { label: 'Published', origin: 'spec', specRef },
      tags: ['editable', 'terminal'],
      on: {
        EDIT: {
          target: 'published',
          guard: and(['mayEdit', 'mayRevise']),
          actions: 'setDate',
          description: 'Save Changes',
        },
      },
    },
  },
});
