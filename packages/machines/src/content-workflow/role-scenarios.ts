import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';

import type {
  ContentWorkflowContext,
  ContentWorkflowEvent,
  WorkflowActor,
} from './content-workflow.events';
import { sampleMove, samplePeople, sampleTimes } from './content-workflow.samples';
import type { WorkflowScenario } from './scenario-parts';
import { contexts } from './scenario-parts';

const { past, now, soon, later } = sampleTimes;

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

/** Each cell of the role table. */
export const roleScenarios: readonly WorkflowScenario[] = roleCells.map(
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
