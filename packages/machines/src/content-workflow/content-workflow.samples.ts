import type { ContentFlag } from '@brandroom/domain/content/visibility';
import type { UserId } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { ContentWorkflowEvent, MoveToUndo, WorkflowActor } from './content-workflow.events';

function person(name: string, roleLabel: string, flags: readonly ContentFlag[]): WorkflowActor {
  return { id: `user_1_${name.toLowerCase()}` as UserId, name, roleLabel, flags };
}

/** People with the flags of their roles (docs/product/permissions.md#presets), and some with unusual ones. */
export const samplePeople = {
  admin: person('Ada', 'Admin', ['view', 'create', 'edit', 'delete', 'approve', 'publish']),
  manager: person('Max', 'Manager', ['view', 'create', 'edit', 'delete', 'approve', 'publish']),
  editor: person('Eve', 'Editor', ['view', 'create', 'edit']),
  viewer: person('Vic', 'Viewer', ['view']),
  approver: person('Apu', 'Viewer with custom permissions', ['view', 'approve']),
  publisher: person('Pia', 'Viewer with custom permissions', ['view', 'publish']),
  corrector: person('Cor', 'Viewer with custom permissions', ['view', 'edit', 'approve']),
} as const satisfies Record<string, WorkflowActor>;

/** The instant of the samples, and one before and after it. */
export const sampleTimes = {
  past: '2025-06-09T09:00:00.000Z',
  now: '2025-06-10T09:00:00.000Z',
  soon: '2025-06-11T09:00:00.000Z',
  later: '2025-06-12T09:00:00.000Z',
} as const;

const { manager, editor, viewer, corrector } = samplePeople;
const at = sampleTimes.now;
const approval = { at: sampleTimes.past, by: manager.id };

/** A move of the item's date, by default from approved with no date. */
export function sampleMove(by: WorkflowActor, changes: Partial<MoveToUndo> = {}): MoveToUndo {
  return { by: by.id, from: 'approved', scheduledFor: null, approval, ...changes };
}

function undoMove(
  name: string,
  by: WorkflowActor,
  move: MoveToUndo | null,
): EventSample<ContentWorkflowEvent> {
  return { name, event: { type: 'UNDO_MOVE', by, at, move } };
}

const { past, later } = sampleTimes;
const undoing: readonly EventSample<ContentWorkflowEvent>[] = [
  undoMove('an editor undoes a move of an approved item', editor, sampleMove(editor)),
  undoMove(
    'an editor undoes a move of a scheduled item',
    editor,
    sampleMove(editor, { from: 'scheduled', scheduledFor: later }),
  ),
  undoMove(
    'an editor undoes a move of a scheduled item too late',
    editor,
    sampleMove(editor, { from: 'scheduled', scheduledFor: past }),
  ),
  undoMove(
    'an editor undoes a move that left the status as it was',
    editor,
    sampleMove(editor, { from: 'pending', scheduledFor: later }),
  ),
  undoMove(
    'an editor undoes a move of an item that someone unknown approved',
    editor,
    sampleMove(editor, { approval: null }),
  ),
  undoMove(
    'an editor undoes a move of a scheduled item that someone unknown approved',
    editor,
    sampleMove(editor, { from: 'scheduled', scheduledFor: later, approval: null }),
  ),
  undoMove('an editor undoes someone else’s move', editor, sampleMove(manager)),
  undoMove(
    'an editor undoes someone else’s move of a scheduled item',
    editor,
    sampleMove(manager, { from: 'scheduled', scheduledFor: later }),
  ),
  undoMove(
    'an editor undoes someone else’s move that left the status as it was',
    editor,
    sampleMove(manager, { from: 'pending', scheduledFor: later }),
  ),
  undoMove('an editor undoes a change that was no move', editor, null),
  undoMove('a viewer undoes a move of an approved item', viewer, sampleMove(viewer)),
  undoMove(
    'a viewer undoes a move of a scheduled item',
    viewer,
    sampleMove(viewer, { from: 'scheduled', scheduledFor: later }),
  ),
  undoMove(
    'a viewer undoes a move that left the status as it was',
    viewer,
    sampleMove(viewer, { from: 'pending', scheduledFor: later }),
  ),
  {
    name: 'a manager undoes their decision',
    event: { type: 'UNDO_DECISION', by: manager, at, decidedBy: manager.id },
  },
  {
    name: 'a manager undoes someone else’s decision',
    event: { type: 'UNDO_DECISION', by: manager, at, decidedBy: corrector.id },
  },
  {
    name: 'an editor undoes their decision from when they could approve',
    event: { type: 'UNDO_DECISION', by: editor, at, decidedBy: editor.id },
  },
];

/** Every event, with the payloads that make a difference. */
export const contentWorkflowSamples: readonly EventSample<ContentWorkflowEvent>[] = [
  { name: 'an editor submits', event: { type: 'SUBMIT', by: editor, at } },
  { name: 'a viewer submits', event: { type: 'SUBMIT', by: viewer, at } },
  { name: 'a manager approves', event: { type: 'APPROVE', by: manager, at, note: 'Good.' } },
  { name: 'an editor approves', event: { type: 'APPROVE', by: editor, at } },
  { name: 'a manager rejects', event: { type: 'REJECT', by: manager, at, note: 'Too long.' } },
  { name: 'an editor rejects', event: { type: 'REJECT', by: editor, at } },
  { name: 'a manager publishes', event: { type: 'PUBLISH', by: manager, at } },
  { name: 'an editor publishes', event: { type: 'PUBLISH', by: editor, at } },
  {
    name: 'a manager publishes over a limit',
    event: { type: 'PUBLISH', by: manager, at, exceedsLimits: true },
  },
  {
    name: 'a manager publishes over a limit anyway',
    event: { type: 'PUBLISH', by: manager, at, exceedsLimits: true, anyway: true },
  },
  {
    name: 'a manager schedules over a limit',
    event: { type: 'SCHEDULE', by: manager, at, scheduledFor: later, exceedsLimits: true },
  },
  {
    name: 'a manager schedules over a limit anyway',
    event: {
      type: 'SCHEDULE',
      by: manager,
      at,
      scheduledFor: later,
      exceedsLimits: true,
      anyway: true,
    },
  },
  {
    name: 'a manager schedules for later',
    event: { type: 'SCHEDULE', by: manager, at, scheduledFor: sampleTimes.later },
  },
  {
    name: 'a manager schedules for a past date',
    event: { type: 'SCHEDULE', by: manager, at, scheduledFor: sampleTimes.past },
  },
  {
    name: 'a manager schedules without a date',
    event: { type: 'SCHEDULE', by: manager, at, scheduledFor: '' },
  },
  {
    name: 'an editor schedules for later',
    event: { type: 'SCHEDULE', by: editor, at, scheduledFor: sampleTimes.later },
  },
  { name: 'a manager unschedules', event: { type: 'UNSCHEDULE', by: manager, at } },
  { name: 'an editor unschedules', event: { type: 'UNSCHEDULE', by: editor, at } },
  { name: 'an editor restores an earlier version', event: { type: 'REVERT', by: editor, at } },
  { name: 'a viewer restores an earlier version', event: { type: 'REVERT', by: viewer, at } },
  {
    name: 'a manager restores from the trash in time',
    event: { type: 'RESTORE', by: manager, at },
  },
  {
    name: 'a manager restores from the trash too late',
    event: { type: 'RESTORE', by: manager, at: later },
  },
  { name: 'an editor restores from the trash', event: { type: 'RESTORE', by: editor, at: later } },
  { name: 'the clock comes too early', event: { type: 'DUE', at } },
  { name: 'the clock comes in time', event: { type: 'DUE', at: sampleTimes.later } },
  {
    name: 'an editor changes the content',
    event: { type: 'EDIT', by: editor, at, scope: 'content' },
  },
  {
    name: 'an editor changes the tags',
    event: { type: 'EDIT', by: editor, at, scope: 'labels' },
  },
  {
    name: 'an editor saves without a change',
    event: { type: 'EDIT', by: editor, at, scope: 'nothing' },
  },
  {
    name: 'an editor who may approve changes the content',
    event: { type: 'EDIT', by: corrector, at, scope: 'content' },
  },
  {
    name: 'an editor chooses another date',
    event: { type: 'EDIT', by: editor, at, scope: 'content', scheduledFor: sampleTimes.later },
  },
  {
    name: 'an editor who may approve chooses another date',
    event: { type: 'EDIT', by: corrector, at, scope: 'content', scheduledFor: sampleTimes.later },
  },
  {
    name: 'a manager chooses another date',
    event: { type: 'EDIT', by: manager, at, scope: 'content', scheduledFor: sampleTimes.later },
  },
  {
    name: 'a manager chooses a past date',
    event: { type: 'EDIT', by: manager, at, scope: 'content', scheduledFor: sampleTimes.past },
  },
  {
    name: 'a manager removes the date',
    event: { type: 'EDIT', by: manager, at, scope: 'content', scheduledFor: null },
  },
  {
    name: 'a viewer changes the content',
    event: { type: 'EDIT', by: viewer, at, scope: 'content' },
  },
  ...undoing,
];
