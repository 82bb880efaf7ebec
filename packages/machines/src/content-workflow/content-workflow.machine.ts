import { and, not } from 'xstate';

import { stepTexts } from '../statechart/state-meta';
import { contentWorkflowSetup } from './content-workflow.setup';

/** The rules that this machine carries out. */
const specRef = 'docs/product/content-workflow.md#statuses';
const { spec, added } = stepTexts('docs/product/content-workflow.md#steps');

/**
 * The workflow of a content item (docs/product/content-workflow.md#steps). Screens ask it which steps to
 * offer; the backend runs its pure `transition` before it stores anything.
 *
 * An item's status is the state: start from a stored item with `resolveState`, or ask `decide`.
 * An approval belongs to the approved text, so `approvedAt` and `approvedBy` are set in the
 * states approved, scheduled and published, and in no other.
 */
export const contentWorkflow = contentWorkflowSetup.createMachine({
  id: 'content-workflow',
  version: '1.1.0',
  description: 'The steps of a content item from draft to published.',
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
        SUBMIT: { target: 'pending', guard: 'mayCreate', ...spec('Submit for Review') },
        EDIT: {
          target: 'draft',
          guard: 'mayEdit',
          actions: 'setDate',
          ...spec('Save Changes'),
        },
        REVERT: { target: 'draft', guard: 'mayEdit', ...added('Restore as draft') },
        UNDO_MOVE: {
          target: 'draft',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          ...added('Undo Move'),
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
          ...spec('Approve'),
        },
        REJECT: { target: 'rejected', guard: 'mayApprove', ...spec('Reject') },
        EDIT: {
          target: 'pending',
          guard: 'mayEdit',
          actions: 'setDate',
          ...spec('Save Changes'),
        },
        REVERT: { target: 'draft', guard: 'mayEdit', ...added('Restore as draft') },
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
            ...added('Undo Move'),
          },
          {
            target: 'approved',
            guard: and(['mayEdit', 'isOwnMove', 'wasApproved', 'approvalIsKnown']),
            actions: ['restoreDate', 'restoreApproval'],
            ...added('Undo Move'),
          },
          {
            target: 'pending',
            guard: and(['mayEdit', 'isOwnMove', not('wasScheduled'), not('wasApproved')]),
            actions: 'restoreDate',
            ...added('Undo Move'),
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
          guard: and(['mayPublish', 'fitsChannel']),
          actions: 'recordPublication',
          ...spec('Publish Now'),
        },
        SCHEDULE: {
          target: 'scheduled',
          guard: and(['mayPublish', 'hasDate', 'dateIsAhead', 'fitsChannel']),
          actions: 'setDate',
          ...added('Schedule'),
        },
        EDIT: [
          {
            target: 'pending',
            guard: and(['mayEdit', 'changesContent', not('mayApprove')]),
            actions: ['withdrawApproval', 'setDate'],
            ...added('Save Changes'),
          },
          {
            target: 'approved',
            guard: 'mayEdit',
            actions: 'setDate',
            ...spec('Save Changes'),
          },
        ],
        REVERT: {
          target: 'draft',
          guard: 'mayEdit',
          actions: 'withdrawApproval',
          ...added('Restore as draft'),
        },
        UNDO_MOVE: {
          target: 'approved',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          ...added('Undo Move'),
        },
        UNDO_DECISION: {
          target: 'pending',
          guard: and(['mayApprove', 'isOwnDecision']),
          actions: 'withdrawApproval',
          ...added('Undo Decision'),
        },
      },
    },
    scheduled: {
      description: 'Approved, and published automatically at its date.',
      meta: { label: 'Scheduled', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        // The planned date stays with the item, because the author chose it; only scheduled items
        // are published by it.
        UNSCHEDULE: {
          target: 'draft',
          guard: 'mayPublish',
          actions: 'withdrawApproval',
          ...spec('Unschedule'),
        },
        DUE: {
          target: 'published',
          guard: 'timeHasCome',
          actions: 'recordPublication',
          ...added('Scheduled time reached'),
        },
        EDIT: [
          {
            target: 'pending',
            guard: and(['mayEdit', 'changesContent', not('mayApprove')]),
            actions: ['withdrawApproval', 'setDate'],
            ...added('Save Changes'),
          },
          {
            target: 'scheduled',
            // It stays scheduled, so a new date is a new schedule.
            guard: and(['mayEdit', 'mayReschedule', 'newDateIsAhead']),
            actions: 'setDate',
            ...spec('Save Changes'),
          },
        ],
        REVERT: {
          target: 'draft',
          guard: 'mayEdit',
          actions: 'withdrawApproval',
          ...added('Restore as draft'),
        },
        UNDO_MOVE: {
          target: 'scheduled',
          guard: and(['mayEdit', 'isOwnMove', 'earlierDateIsAhead']),
          actions: 'restoreDate',
          ...added('Undo Move'),
        },
        RESTORE: [
          {
            // Undo never publishes, so an item that was in the trash at its time waits for a new one.
            target: 'approved',
            guard: and(['mayDelete', 'timeHasCome']),
            ...added('Restore from Trash'),
          },
          { target: 'scheduled', guard: 'mayDelete', ...added('Restore from Trash') },
        ],
      },
    },
    rejected: {
      description: 'Decided against. You can duplicate it as a draft.',
      meta: { label: 'Rejected', origin: 'spec', specRef },
      tags: ['editable', 'terminal'],
      on: {
        EDIT: {
          target: 'rejected',
          guard: and(['mayEdit', 'mayRevise']),
          actions: 'setDate',
          ...spec('Save Changes'),
        },
        UNDO_MOVE: {
          target: 'rejected',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          ...added('Undo Move'),
        },
        UNDO_DECISION: {
          target: 'pending',
          guard: and(['mayApprove', 'isOwnDecision']),
          ...added('Undo Decision'),
        },
      },
    },
    published: {
      description: 'Live.',
      meta: { label: 'Published', origin: 'spec', specRef },
      tags: ['editable', 'terminal'],
      on: {
        EDIT: {
          target: 'published',
          guard: and(['mayEdit', 'mayRevise']),
          actions: 'setDate',
          ...spec('Save Changes'),
        },
        UNDO_MOVE: {
          target: 'published',
          guard: and(['mayEdit', 'isOwnMove']),
          actions: 'restoreDate',
          ...added('Undo Move'),
        },
      },
    },
  },
});
