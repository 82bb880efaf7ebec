import { and, not } from 'xstate';

import { contentWorkflowSetup } from './content-workflow.setup';

/** The rules that this machine carries out. */
const specRef = 'docs/product/content-workflow.md#statuses';

/**
 * The workflow of a content item (docs/product/content-workflow.md). Screens ask it which steps to
 * offer; the backend runs its pure `transition` before it stores anything.
 *
 * An item's status is the state: start from a stored item with `resolveState`, or ask `decide`.
 * An approval belongs to the approved text, so `approvedAt` and `approvedBy` are set in the
 * states approved, scheduled and published, and in no other.
 */
export const contentWorkflow = contentWorkflowSetup.createMachine({
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
        UNDO_MOVE: {
          target: 'draft',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          description: 'Undo Move',
        },
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
        UNDO_MOVE: [
          {
            target: 'scheduled',
            guard: and([
              'mayEdit',
              'isOwnMove',
              'wasScheduled',
              'approvalIsKnown',
              'earlierDateIsAhead',
            ]),
            actions: ['restoreDate', 'restoreApproval'],
            description: 'Undo Move',
          },
          {
            target: 'approved',
            guard: and(['mayEdit', 'isOwnMove', 'wasApproved', 'approvalIsKnown']),
            actions: ['restoreDate', 'restoreApproval'],
            description: 'Undo Move',
          },
          {
            target: 'pending',
            guard: and(['mayEdit', 'isOwnMove', not('wasScheduled'), not('wasApproved')]),
            actions: 'restoreDate',
            description: 'Undo Move',
          },
        ],
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
        UNDO_MOVE: {
          target: 'approved',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          description: 'Undo Move',
        },
        UNDO_DECISION: {
          target: 'pending',
          guard: and(['mayApprove', 'isOwnDecision']),
          actions: 'withdrawApproval',
          description: 'Undo Decision',
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
        UNDO_MOVE: {
          target: 'scheduled',
          guard: and(['mayEdit', 'isOwnMove', 'earlierDateIsAhead']),
          actions: 'restoreDate',
          description: 'Undo Move',
        },
        RESTORE: [
          {
            // Undo never publishes, so an item that was in the trash at its time waits for a new one.
            target: 'approved',
            guard: and(['mayDelete', 'timeHasCome']),
            description: 'Restore from Trash',
          },
          { target: 'scheduled', guard: 'mayDelete', description: 'Restore from Trash' },
        ],
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
        UNDO_MOVE: {
          target: 'rejected',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          description: 'Undo Move',
        },
        UNDO_DECISION: {
          target: 'pending',
          guard: and(['mayApprove', 'isOwnDecision']),
          description: 'Undo Decision',
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
        UNDO_MOVE: {
          target: 'published',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          description: 'Undo Move',
        },
      },
    },
  },
});
