import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';

import type { RegisteredMachine, Scenario } from '../testing/scenario';
import { contentWorkflowGuardMessages } from './content-workflow.guards';
import type {
  ContentWorkflowContext,
  ContentWorkflowEvent,
  MoveToUndo,
  WorkflowActor,
} from './content-workflow.events';
import { contentWorkflow } from './content-workflow.machine';
import {
  contentWorkflowSamples,
  sampleMove,
  samplePeople,
  sampleTimes,
} from './content-workflow.samples';

type WorkflowScenario = Scenario<ContentWorkflowContext, ContentWorkflowEvent>;

const { past, now, soon, later } = sampleTimes;
const { manager, editor, viewer, corrector } = samplePeople;
/** May edit, and neither create nor approve. */
const reviser: WorkflowActor = { ...editor, flags: ['view', 'edit'] };

const fresh: ContentWorkflowContext = {
  type: 'blog',
  scheduledFor: null,
  approvedAt: null,
  approvedBy: null,
  publishedAt: null,
};
const approved = { ...fresh, approvedAt: past, approvedBy: manager.id };
const scheduled = { ...approved, scheduledFor: soon };
const published = { ...approved, publishedAt: now };

const contexts: Record<ContentStatus, ContentWorkflowContext> = {
  draft: fresh,
  pending: fresh,
  approved,
  rejected: fresh,
  scheduled,
  published,
};

/*
 * The permitted actions by role and status, written by hand from docs/product/content-workflow.md#steps and
 * docs/product/permissions.md#permission-matrix, never from the machine. A status is where the action leads, `no`
 * that it is refused, `-` that the status does not know it.
 *
 * The events: SCHEDULE is for a date ahead, SCHEDULE-LATE for one that has passed. PUB-OVER and
 * SCH-OVER are for an item that exceeds a limit of its channel, -ANYWAY with consent. DUE comes at
 * the scheduled moment, DUE-EARLY before it; EDIT changes content, LABELS only campaign or tags,
 * SAVE nothing; REVERT brings an earlier version back as a draft. RESTORE takes the item out of the
 * trash, RESTORE-LATE after its time. UNDO-MOVE is for the person's own move, which left the status
 * as it was, and UNDO-DECISION for their own decision.
 */
const roleTable = `
status    event         admin     manager   editor    viewer    approver  publisher corrector
draft     SUBMIT        pending   pending   pending   no        no        no        no
draft     APPROVE       -         -         -         -         -         -         -
draft     REJECT        -         -         -         -         -         -         -
draft     PUBLISH       -         -         -         -         -         -         -
draft     SCHEDULE      -         -         -         -         -         -         -
draft     SCHEDULE-LATE -         -         -         -         -         -         -
draft     PUB-OVER      -         -         -         -         -         -         -
draft     PUB-ANYWAY    -         -         -         -         -         -         -
draft     SCH-OVER      -         -         -         -         -         -         -
draft     SCH-ANYWAY    -         -         -         -         -         -         -
draft     UNSCHEDULE    -         -         -         -         -         -         -
draft     DUE           -         -         -         -         -         -         -
draft     DUE-EARLY     -         -         -         -         -         -         -
draft     EDIT          draft     draft     draft     no        no        no        draft
draft     LABELS        draft     draft     draft     no        no        no        draft
draft     SAVE          draft     draft     draft     no        no        no        draft
draft     REVERT        draft     draft     draft     no        no        no        draft
draft     RESTORE       -         -         -         -         -         -         -
draft     RESTORE-LATE  -         -         -         -         -         -         -
draft     UNDO-MOVE     draft     draft     draft     no        no        no        draft
draft     UNDO-DECISION -         -         -         -         -         -         -
pending   SUBMIT        -         -         -         -         -         -         -
pending   APPROVE       approved  approved  no        no        approved  no        approved
pending   REJECT        rejected  rejected  no        no        rejected  no        rejected
pending   PUBLISH       -         -         -         -         -         -         -
pending   SCHEDULE      -         -         -         -         -         -         -
pending   SCHEDULE-LATE -         -         -         -         -         -         -
pending   PUB-OVER      -         -         -         -         -         -         -
pending   PUB-ANYWAY    -         -         -         -         -         -         -
pending   SCH-OVER      -         -         -         -         -         -         -
pending   SCH-ANYWAY    -         -         -         -         -         -         -
pending   UNSCHEDULE    -         -         -         -         -         -         -
pending   DUE           -         -         -         -         -         -         -
pending   DUE-EARLY     -         -         -         -         -         -         -
pending   EDIT          pending   pending   pending   no        no        no        pending
pending   LABELS        pending   pending   pending   no        no        no        pending
pending   SAVE          pending   pending   pending   no        no        no        pending
pending   REVERT        draft     draft     draft     no        no        no        draft
pending   RESTORE       -         -         -         -         -         -         -
pending   RESTORE-LATE  -         -         -         -         -         -         -
pending   UNDO-MOVE     pending   pending   pending   no        no        no        pending
pending   UNDO-DECISION -         -         -         -         -         -         -
approved  SUBMIT        -         -         -         -         -         -         -
approved  APPROVE       -         -         -         -         -         -         -
approved  REJECT        -         -         -         -         -         -         -
approved  PUBLISH       published published no        no        no        published no
approved  SCHEDULE      scheduled scheduled no        no        no        scheduled no
approved  SCHEDULE-LATE no        no        no        no        no        no        no
approved  PUB-OVER      no        no        no        no        no        no        no
approved  PUB-ANYWAY    published published no        no        no        published no
approved  SCH-OVER      no        no        no        no        no        no        no
approved  SCH-ANYWAY    scheduled scheduled no        no        no        scheduled no
approved  UNSCHEDULE    -         -         -         -         -         -         -
approved  DUE           -         -         -         -         -         -         -
approved  DUE-EARLY     -         -         -         -         -         -         -
approved  EDIT          approved  approved  pending   no        no        no        approved
approved  LABELS        approved  approved  approved  no        no        no        approved
approved  SAVE          approved  approved  approved  no        no        no        approved
approved  REVERT        draft     draft     draft     no        no        no        draft
approved  RESTORE       -         -         -         -         -         -         -
approved  RESTORE-LATE  -         -         -         -         -         -         -
approved  UNDO-MOVE     approved  approved  approved  no        no        no        approved
approved  UNDO-DECISION pending   pending   no        no        pending   no        pending
rejected  SUBMIT        -         -         -         -         -         -         -
rejected  APPROVE       -         -         -         -         -         -         -
rejected  REJECT        -         -         -         -         -         -         -
rejected  PUBLISH       -         -         -         -         -         -         -
rejected  SCHEDULE      -         -         -         -         -         -         -
rejected  SCHEDULE-LATE -         -         -         -         -         -         -
rejected  PUB-OVER      -         -         -         -         -         -         -
rejected  PUB-ANYWAY    -         -         -         -         -         -         -
rejected  SCH-OVER      -         -         -         -         -         -         -
rejected  SCH-ANYWAY    -         -         -         -         -         -         -
rejected  UNSCHEDULE    -         -         -         -         -         -         -
rejected  DUE           -         -         -         -         -         -         -
rejected  DUE-EARLY     -         -         -         -         -         -         -
rejected  EDIT          rejected  rejected  no        no        no        no        rejected
rejected  LABELS        rejected  rejected  rejected  no        no        no        rejected
rejected  SAVE          rejected  rejected  rejected  no        no        no        rejected
rejected  REVERT        -         -         -         -         -         -         -
rejected  RESTORE       -         -         -         -         -         -         -
rejected  RESTORE-LATE  -         -         -         -         -         -         -
rejected  UNDO-MOVE     rejected  rejected  rejected  no        no        no        rejected
rejected  UNDO-DECISION pending   pending   no        no        pending   no        pending
scheduled SUBMIT        -         -         -         -         -         -         -
scheduled APPROVE       -         -         -         -         -         -         -
scheduled REJECT        -         -         -         -         -         -         -
scheduled PUBLISH       -         -         -         -         -         -         -
scheduled SCHEDULE      -         -         -         -         -         -         -
scheduled SCHEDULE-LATE -         -         -         -         -         -         -
scheduled PUB-OVER      -         -         -         -         -         -         -
scheduled PUB-ANYWAY    -         -         -         -         -         -         -
scheduled SCH-OVER      -         -         -         -         -         -         -
scheduled SCH-ANYWAY    -         -         -         -         -         -         -
scheduled UNSCHEDULE    draft     draft     no        no        no        draft     no
scheduled DUE           published published published published published published published
scheduled DUE-EARLY     no        no        no        no        no        no        no
scheduled EDIT          scheduled scheduled pending   no        no        no        scheduled
scheduled LABELS        scheduled scheduled scheduled no        no        no        scheduled
scheduled SAVE          scheduled scheduled scheduled no        no        no        scheduled
scheduled REVERT        draft     draft     draft     no        no        no        draft
scheduled RESTORE       scheduled scheduled no        no        no        no        no
scheduled RESTORE-LATE  approved  approved  no        no        no        no        no
scheduled UNDO-MOVE     scheduled scheduled scheduled no        no        no        scheduled
scheduled UNDO-DECISION -         -         -         -         -         -         -
published SUBMIT        -         -         -         -         -         -         -
published APPROVE       -         -         -         -         -         -         -
published REJECT        -         -         -         -         -         -         -
published PUBLISH       -         -         -         -         -         -         -
published SCHEDULE      -         -         -         -         -         -         -
published SCHEDULE-LATE -         -         -         -         -         -         -
published PUB-OVER      -         -         -         -         -         -         -
published PUB-ANYWAY    -         -         -         -         -         -         -
published SCH-OVER      -         -         -         -         -         -         -
published SCH-ANYWAY    -         -         -         -         -         -         -
published UNSCHEDULE    -         -         -         -         -         -         -
published DUE           -         -         -         -         -         -         -
published DUE-EARLY     -         -         -         -         -         -         -
published EDIT          published published no        no        no        no        published
published LABELS        published published published no        no        no        published
published SAVE          published published published no        no        no        published
published REVERT        -         -         -         -         -         -         -
published RESTORE       -         -         -         -         -         -         -
published RESTORE-LATE  -         -         -         -         -         -         -
published UNDO-MOVE     published published published no        no        no        published
published UNDO-DECISION -         -         -         -         -         -         -
`;

/** The columns `event` of the role table, as events of one person. */
const eventsOfTable: Record<string, (by: WorkflowActor) => ContentWorkflowEvent> = {
  SUBMIT: (by) => ({ type: 'SUBMIT', by, at: now }),
  APPROVE: (by) => ({ type: 'APPROVE', by, at: now }),
  REJECT: (by) => ({ type: 'REJECT', by, at: now }),
  PUBLISH: (by) => ({ type: 'PUBLISH', by, at: now }),
  SCHEDULE: (by) => ({ type: 'SCHEDULE', by, at: now, scheduledFor: later }),
  'SCHEDULE-LATE': (by) => ({ type: 'SCHEDULE', by, at: now, scheduledFor: past }),
  'PUB-OVER': (by) => ({ type: 'PUBLISH', by, at: now, exceedsLimits: true }),
  'PUB-ANYWAY': (by) => ({ type: 'PUBLISH', by, at: now, exceedsLimits: true, anyway: true }),
  'SCH-OVER': (by) => ({
    type: 'SCHEDULE',
    by,
    at: now,
    scheduledFor: later,
    exceedsLimits: true,
  }),
  'SCH-ANYWAY': (by) => ({
    type: 'SCHEDULE',
    by,
    at: now,
    scheduledFor: later,
    exceedsLimits: true,
    anyway: true,
  }),
  UNSCHEDULE: (by) => ({ type: 'UNSCHEDULE', by, at: now }),
  DUE: () => ({ type: 'DUE', at: soon }),
  'DUE-EARLY': () => ({ type: 'DUE', at: now }),
  EDIT: (by) => ({ type: 'EDIT', by, at: now, scope: 'content' }),
  LABELS: (by) => ({ type: 'EDIT', by, at: now, scope: 'labels' }),
  REVERT: (by) => ({ type: 'REVERT', by, at: now }),
  RESTORE: (by) => ({ type: 'RESTORE', by, at: now }),
  'RESTORE-LATE': (by) => ({ type: 'RESTORE', by, at: later }),
  'UNDO-MOVE': (by) => ({
    type: 'UNDO_MOVE',
    by,
    at: now,
    move: sampleMove(by, { from: 'draft', scheduledFor: later }),
  }),
  'UNDO-DECISION': (by) => ({ type: 'UNDO_DECISION', by, at: now, decidedBy: by.id }),
  SAVE: (by) => ({ type: 'EDIT', by, at: now, scope: 'nothing' }),
};

const [[, , ...roles] = [], ...rows] = roleTable
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

/** One cell of the role table. */
export interface RoleCell {
  readonly status: ContentStatus;
  readonly eventName: string;
  readonly role: string;
  readonly by: WorkflowActor;
  readonly event: ContentWorkflowEvent;
  readonly context: ContentWorkflowContext;
  readonly cell: string;
}

/**
 * The column of the table for each global role and brand role: global role, brand role, column
 * (docs/product/permissions.md#managers).
 */
export const roleColumns = [
  ['admin', 'admin', 'admin'],
  ['admin', 'editor', 'admin'],
  ['admin', 'viewer', 'admin'],
  ['manager', 'admin', 'manager'],
  ['manager', 'editor', 'manager'],
  ['manager', 'viewer', 'viewer'],
  ['member', 'admin', 'manager'],
  ['member', 'editor', 'editor'],
  ['member', 'viewer', 'viewer'],
] as const;

/** The columns of custom permissions: the content flags of a viewer, and the column. */
export const customColumns = [
  [['view', 'approve'], 'approver'],
  [['view', 'publish'], 'publisher'],
  [['view', 'edit', 'approve'], 'corrector'],
] as const satisfies readonly (readonly [readonly ContentFlag[], keyof typeof samplePeople])[];

/** The role table, cell by cell. */
export const roleCells: readonly RoleCell[] = rows.flatMap(([status, eventName = '', ...cells]) =>
  cells.map((cell, column) => {
    const role = roles[column] ?? '';
    const by = (samplePeople as Readonly<Record<string, WorkflowActor>>)[role];
    const make = eventsOfTable[eventName];
    if (!by || !make) throw new Error(`The role table names an unknown ${role} or ${eventName}.`);
    return {
      status: status as ContentStatus,
      eventName,
      role,
      by,
      event: make(by),
      context: contexts[status as ContentStatus],
      cell,
    };
  }),
);

const roleScenarios: readonly WorkflowScenario[] = roleCells.map(
  ({ status, eventName, role, event, context, cell }) => ({
    name: `${eventName} by ${role} in ${status}: ${cell}`,
    start: { state: status, context },
    steps: [
      cell === 'no' || cell === '-'
        ? {
            send: event,
            outcome: cell === 'no' ? 'refused' : 'not handled',
            state: status,
            context,
          }
        : { send: event, state: cell },
    ],
  }),
);

const stories: readonly WorkflowScenario[] = [
  {
    name: 'a post is written, submitted, approved and published',
    start: { input: { type: 'social', scheduledFor: null } },
    begins: { state: 'draft', context: { ...fresh, type: 'social' } },
    steps: [
      { send: { type: 'EDIT', by: editor, at: past, scope: 'content' }, state: 'draft' },
      { send: { type: 'SUBMIT', by: editor, at: past }, state: 'pending' },
      {
        send: { type: 'APPROVE', by: manager, at: now },
        state: 'approved',
        context: { approvedAt: now, approvedBy: manager.id, publishedAt: null },
      },
      {
        send: { type: 'PUBLISH', by: manager, at: soon },
        state: 'published',
        context: { approvedAt: now, approvedBy: manager.id, publishedAt: soon },
      },
    ],
  },
  {
    name: 'an item with a wished date is scheduled for another one and published by the clock',
    start: { input: { type: 'email', scheduledFor: soon } },
    begins: { state: 'draft', context: { ...fresh, type: 'email', scheduledFor: soon } },
    steps: [
      { send: { type: 'DUE', at: later }, outcome: 'not handled', state: 'draft' },
      { send: { type: 'SUBMIT', by: editor, at: past }, state: 'pending' },
      { send: { type: 'APPROVE', by: manager, at: past }, state: 'approved' },
      {
        send: { type: 'SCHEDULE', by: manager, at: now, scheduledFor: later },
        state: 'scheduled',
        context: { scheduledFor: later, publishedAt: null },
      },
      { send: { type: 'DUE', at: soon }, outcome: 'refused', state: 'scheduled' },
      {
        send: { type: 'DUE', at: later },
        state: 'published',
        context: { ...approved, type: 'email', scheduledFor: later, publishedAt: later },
      },
    ],
  },
  {
    name: 'an unscheduled item keeps its wished date, loses its approval and is decided anew',
    start: { state: 'scheduled', context: scheduled },
    steps: [
      {
        send: { type: 'UNSCHEDULE', by: manager, at: now },
        state: 'draft',
        context: { ...fresh, scheduledFor: soon },
      },
      { send: { type: 'SUBMIT', by: editor, at: now }, state: 'pending' },
      {
        send: { type: 'REJECT', by: manager, at: now },
        state: 'rejected',
        context: wishedFor(soon),
      },
    ],
  },
  {
    name: 'an approval does not cover what an editor changes after it',
    start: { state: 'approved', context: approved },
    steps: [
      {
        send: { type: 'EDIT', by: editor, at: now, scope: 'labels' },
        state: 'approved',
        context: approved,
      },
      {
        send: { type: 'EDIT', by: editor, at: now, scope: 'content' },
        state: 'pending',
        context: fresh,
      },
    ],
  },
  {
    name: 'a scheduled item that an editor changes is not published by the clock',
    start: { state: 'scheduled', context: scheduled },
    steps: [
      {
        send: { type: 'EDIT', by: editor, at: now, scope: 'content' },
        state: 'pending',
        context: wishedFor(soon),
      },
      { send: { type: 'DUE', at: later }, outcome: 'not handled', state: 'pending' },
    ],
  },
  {
    name: 'an earlier version comes back as a draft, without the approval of the later one',
    start: { state: 'approved', context: approved },
    steps: [
      { send: { type: 'REVERT', by: editor, at: now }, state: 'draft', context: fresh },
      { send: { type: 'SUBMIT', by: editor, at: now }, state: 'pending' },
    ],
  },
  {
    name: 'a scheduled item of which an earlier version comes back is not published by the clock',
    start: { state: 'scheduled', context: scheduled },
    steps: [
      { send: { type: 'REVERT', by: editor, at: now }, state: 'draft', context: wishedFor(soon) },
      { send: { type: 'DUE', at: later }, outcome: 'not handled', state: 'draft' },
    ],
  },
  {
    name: 'a decided item keeps its text, unless the person who changes it can approve',
    start: { state: 'published', context: published },
    steps: [
      {
        send: { type: 'EDIT', by: editor, at: now, scope: 'content' },
        outcome: 'refused',
        state: 'published',
        context: published,
      },
      { send: { type: 'EDIT', by: editor, at: now, scope: 'labels' }, state: 'published' },
      { send: { type: 'EDIT', by: manager, at: now, scope: 'content' }, state: 'published' },
    ],
  },
  {
    name: 'a new date for a scheduled item is a new schedule',
    start: { state: 'scheduled', context: scheduled },
    steps: [
      {
        send: { type: 'EDIT', by: corrector, at: now, scope: 'content', scheduledFor: later },
        outcome: 'refused',
        state: 'scheduled',
        context: scheduled,
      },
      ...[null, past, now].map((scheduledFor) => ({
        send: { type: 'EDIT', by: manager, at: now, scope: 'content', scheduledFor } as const,
        outcome: 'refused' as const,
        state: 'scheduled',
        context: scheduled,
      })),
      // An unchanged date needs no permission to publish.
      {
        send: { type: 'EDIT', by: corrector, at: later, scope: 'content', scheduledFor: soon },
        state: 'scheduled',
        context: scheduled,
      },
      {
        send: { type: 'EDIT', by: manager, at: now, scope: 'content', scheduledFor: later },
        state: 'scheduled',
        context: { ...scheduled, scheduledFor: later },
      },
      {
        send: { type: 'EDIT', by: editor, at: now, scope: 'content', scheduledFor: past },
        state: 'pending',
        context: wishedFor(past),
      },
    ],
  },
  ...(['draft', 'pending', 'approved', 'rejected', 'published'] as const).map(
    (state): WorkflowScenario => ({
      name: `an edit of what is ${state} may change its date, to any or none`,
      start: { state, context: contexts[state] },
      steps: [past, later, null].map((scheduledFor) => ({
        send: { type: 'EDIT', by: manager, at: now, scope: 'content', scheduledFor },
        state,
        context: { ...contexts[state], scheduledFor },
      })),
    }),
  ),
  {
    name: 'an approved item of which an editor changes the date waits again, with the new one',
    start: { state: 'approved', context: approved },
    steps: [
      {
        send: { type: 'EDIT', by: editor, at: now, scope: 'content', scheduledFor: later },
        state: 'pending',
        context: wishedFor(later),
      },
    ],
  },
  ...(['approved', 'scheduled'] as const).map((from): WorkflowScenario => ({
    name: `undoing the move of an item that was ${from} restores its date and its approval`,
    start: { state: 'pending', context: wishedFor(later) },
    steps: [
      {
        send: { type: 'UNDO_MOVE', by: editor, at: now, move: moved(manager, from) },
        outcome: 'refused',
        state: 'pending',
        context: wishedFor(later),
      },
      {
        send: { type: 'UNDO_MOVE', by: editor, at: now, move: moved(editor, from, null) },
        outcome: 'refused',
        state: 'pending',
        context: wishedFor(later),
      },
      {
        send: { type: 'UNDO_MOVE', by: editor, at: now, move: moved(editor, from) },
        state: from,
        context: scheduled,
      },
    ],
  })),
  {
    name: 'the undo of a move never schedules for a time that has passed',
    start: { state: 'pending', context: wishedFor(later) },
    steps: [
      {
        send: { type: 'UNDO_MOVE', by: editor, at: soon, move: moved(editor, 'scheduled') },
        outcome: 'refused',
        state: 'pending',
        context: wishedFor(later),
      },
      {
        send: { type: 'UNDO_MOVE', by: editor, at: soon, move: moved(editor, 'approved') },
        state: 'approved',
        context: scheduled,
      },
    ],
  },
  {
    name: 'the undo of a move that left an item scheduled needs a date ahead, too',
    start: { state: 'scheduled', context: { ...scheduled, scheduledFor: later } },
    steps: [
      {
        send: { type: 'UNDO_MOVE', by: manager, at: soon, move: moved(manager, 'scheduled') },
        outcome: 'refused',
        state: 'scheduled',
        context: { ...scheduled, scheduledFor: later },
      },
      {
        send: { type: 'UNDO_MOVE', by: manager, at: now, move: moved(manager, 'scheduled') },
        state: 'scheduled',
        context: scheduled,
      },
    ],
  },
  ...(['draft', 'pending', 'approved', 'rejected', 'published'] as const).map(
    (state): WorkflowScenario => ({
      name: `the undo of a move within ${state} changes the date alone, and only once`,
      start: { state, context: { ...contexts[state], scheduledFor: later } },
      steps: [
        {
          send: { type: 'UNDO_MOVE', by: manager, at: now, move: null },
          outcome: 'refused',
          state,
          context: { ...contexts[state], scheduledFor: later },
        },
        {
          send: {
            type: 'UNDO_MOVE',
            by: manager,
            at: now,
            move: { ...moved(manager, 'draft'), scheduledFor: past },
          },
          state,
          context: { ...contexts[state], scheduledFor: past },
        },
      ],
    }),
  ),
  ...(['approved', 'rejected'] as const).map((state): WorkflowScenario => ({
    name: `the undo of the decision leads from ${state} back to pending`,
    start: { state, context: contexts[state] },
    steps: [
      {
        send: { type: 'UNDO_DECISION', by: manager, at: now, decidedBy: null },
        outcome: 'refused',
        state,
        context: contexts[state],
      },
      {
        send: { type: 'UNDO_DECISION', by: manager, at: now, decidedBy: manager.id },
        state: 'pending',
        context: fresh,
      },
    ],
  })),
  ...(['approved', 'scheduled'] as const).map((from): WorkflowScenario => ({
    name: `only a person who can edit undoes the move of an item that was ${from}`,
    start: { state: 'pending', context: wishedFor(later) },
    steps: [
      {
        send: { type: 'UNDO_MOVE', by: viewer, at: now, move: moved(viewer, from) },
        outcome: 'refused',
        state: 'pending',
      },
      {
        send: { type: 'UNDO_MOVE', by: corrector, at: now, move: moved(corrector, from) },
        state: from,
      },
    ],
  })),
  {
    name: 'a move that left an item scheduled is undone by the person who made it',
    start: { state: 'scheduled', context: { ...scheduled, scheduledFor: later } },
    steps: [
      {
        send: { type: 'UNDO_MOVE', by: manager, at: now, move: moved(corrector, 'scheduled') },
        outcome: 'refused',
        state: 'scheduled',
      },
    ],
  },
  {
    name: 'the planned date is no schedule: it needs the right, and to be ahead',
    start: { state: 'approved', context: { ...approved, scheduledFor: soon } },
    steps: [
      {
        send: { type: 'SCHEDULE', by: editor, at: now, scheduledFor: soon },
        outcome: 'refused',
        state: 'approved',
      },
      {
        send: { type: 'SCHEDULE', by: manager, at: later, scheduledFor: soon },
        outcome: 'refused',
        state: 'approved',
      },
    ],
  },
  ...(['approved', 'scheduled'] as const).map((state): WorkflowScenario => ({
    name: `someone who may edit and not create sends ${state} content back to be approved`,
    start: { state, context: contexts[state] },
    steps: [{ send: { type: 'EDIT', by: reviser, at: now, scope: 'content' }, state: 'pending' }],
  })),
  {
    name: 'a scheduled item that comes from the trash after its time is not published',
    start: { state: 'scheduled', context: scheduled },
    steps: [
      { send: { type: 'RESTORE', by: manager, at: now }, state: 'scheduled', context: scheduled },
      { send: { type: 'RESTORE', by: manager, at: soon }, state: 'approved', context: scheduled },
      { send: { type: 'DUE', at: later }, outcome: 'not handled', state: 'approved' },
    ],
  },
  {
    name: 'a date that is no date, or is now, is refused',
    start: { state: 'approved', context: approved },
    steps: ['', 'tomorrow', now].map((scheduledFor) => ({
      send: { type: 'SCHEDULE', by: manager, at: now, scheduledFor },
      outcome: 'refused',
      state: 'approved',
      context: approved,
    })),
  },
];

/** A move away from the date `soon`, of an item that was approved. */
function moved(by: WorkflowActor, from: ContentStatus, approval?: null): MoveToUndo {
  return sampleMove(by, { from, scheduledFor: soon, ...(approval === null ? { approval } : {}) });
}

function wishedFor(scheduledFor: string): ContentWorkflowContext {
  return { ...fresh, scheduledFor };
}

export const fixtures: RegisteredMachine<ContentWorkflowContext, ContentWorkflowEvent> = {
  label: 'Content workflow',
  machine: contentWorkflow,
  scenarios: [...stories, ...roleScenarios],
  samples: contentWorkflowSamples,
  words: contentWorkflowGuardMessages,
  tags: {
    draft: ['editable'],
    pending: ['editable', 'needsAttention'],
    approved: ['editable'],
    rejected: ['editable', 'terminal'],
    scheduled: ['editable'],
    published: ['editable', 'terminal'],
  },
  harmless: {
    'pending on UNDO_MOVE: branches 1 and 2 swapped': 'A move was from one status.',
    'pending on UNDO_MOVE: branches 2 and 3 swapped': 'A move was from one status.',
    'approved on EDIT #1: mayApprove replaced by mayRevise': 'They differ for labels alone.',
    'scheduled on EDIT #1: mayApprove replaced by mayRevise': 'They differ for labels alone.',
  },
};
