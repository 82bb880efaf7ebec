import type { ContentStatus } from '@brandroom/domain/content/content.schema';

import type { MoveToUndo, WorkflowActor } from './content-workflow.events';
import { sampleMove, samplePeople, sampleTimes } from './content-workflow.samples';
import type { WorkflowScenario } from './scenario-parts';
import { contexts, fresh, scheduled, wishedFor } from './scenario-parts';

const { past, now, soon, later } = sampleTimes;
const { manager, editor, viewer, corrector } = samplePeople;

/** Moves and decisions that are undone. */
export const undoScenarios: readonly WorkflowScenario[] = [
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
];

/** A move away from the date `soon`, of an item that was approved. */
function moved(by: WorkflowActor, from: ContentStatus, approval?: null): MoveToUndo {
  return sampleMove(by, { from, scheduledFor: soon, ...(approval === null ? { approval } : {}) });
}
