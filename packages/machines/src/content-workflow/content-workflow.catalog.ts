import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { UserId } from '@brandroom/domain/id.schema';

import type { AnyEventObject } from 'xstate';

import type { MachineParts, PlayedPerson } from '../statechart/machine-parts';
import { presetId, presetUsers, sampleBrandId } from '../statechart/preset-users';
import type { ContentWorkflowContext, MoveToUndo, WorkflowActor } from './content-workflow.events';
import { contentWorkflow } from './content-workflow.machine';
import { contentWorkflowGuardMessages } from './content-workflow.guards';
import { workflowActor } from './workflow-actor';

const now = '2025-06-10T09:00:00.000Z';
const day = 86_400_000;

const shifted = (at: string, days: number) =>
  new Date(new Date(at).getTime() + days * day).toISOString();

/** A placeholder in samples for the person who sends the event. */
const me = 'user_0_me' as UserId;

function namedIn(event: AnyEventObject, id: UserId): AnyEventObject {
  if (event.type === 'UNDO_DECISION' && event['decidedBy'] === me)
    return { ...event, decidedBy: id };
  if (event.type === 'UNDO_MOVE' && event['move']?.by === me)
    return { ...event, move: { ...event['move'], by: id } };
  return event;
}

/** A person of the workflow as the explorer plays them. */
export function playedPerson(actor: WorkflowActor): PlayedPerson {
  return {
    id: actor.id,
    name: actor.name,
    role: actor.roleLabel,
    complete: (event, at) => ({ ...namedIn(event, actor.id), by: actor, at }),
  };
}

/** One person for each role. */
const presetPeople = presetUsers.map((user): PlayedPerson => {
  const actor = workflowActor(user, { type: 'social', brandId: sampleBrandId });
  return { ...playedPerson(actor), id: presetId(user), role: '' };
});

/** The events with their payloads, without a person. */
function events(at: string) {
  const edit = { type: 'EDIT', at } as const;
  const other = 'user_0_other' as UserId;
  const move: MoveToUndo = {
    by: other,
    from: 'approved',
    scheduledFor: shifted(at, 1),
    approval: { at: shifted(at, -1), by: other },
  };
  const tomorrow = { type: 'SCHEDULE', at, scheduledFor: shifted(at, 1) } as const;
  // docs/product/content-workflow.md#channel-limits
  const over = { exceedsLimits: true };
  const overTheLimit = [
    { name: 'Over the channel’s limit', event: { type: 'PUBLISH', at, ...over } },
    { name: 'Publish anyway', event: { type: 'PUBLISH', at, ...over, anyway: true } },
    { name: 'For tomorrow, over the channel’s limit', event: { ...tomorrow, ...over } },
    { name: 'For tomorrow anyway', event: { ...tomorrow, ...over, anyway: true } },
  ].map((sample) => ({ ...sample, isSpecialCase: true }));
  const undos = [
    { name: 'Undo your move', event: { type: 'UNDO_MOVE', at, move: { ...move, by: me } } },
    { name: 'Undo someone else’s move', event: { type: 'UNDO_MOVE', at, move } },
    { name: 'Undo your decision', event: { type: 'UNDO_DECISION', at, decidedBy: me } },
    {
      name: 'Undo someone else’s decision',
      event: { type: 'UNDO_DECISION', at, decidedBy: other },
    },
  ].map((sample) => ({ ...sample, assumesHistory: true }));
  return [
    { name: 'Submit', event: { type: 'SUBMIT', at } },
    { name: 'Approve', event: { type: 'APPROVE', at } },
    { name: 'Reject', event: { type: 'REJECT', at } },
    { name: 'Publish', event: { type: 'PUBLISH', at } },
    { name: 'For tomorrow', event: tomorrow },
    { name: 'Without a date', event: { ...tomorrow, scheduledFor: '' } },
    { name: 'For yesterday', event: { ...tomorrow, scheduledFor: shifted(at, -1) } },
    ...overTheLimit,
    { name: 'Unschedule', event: { type: 'UNSCHEDULE', at } },
    { name: 'Restore a version', event: { type: 'REVERT', at } },
    { name: 'Changed content', event: { ...edit, scope: 'content' } },
    { name: 'Changed labels only', event: { ...edit, scope: 'labels' } },
    { name: 'Saved without a change', event: { ...edit, scope: 'nothing' } },
    {
      name: 'Moved to next week',
      event: { ...edit, scope: 'content', scheduledFor: shifted(at, 7) },
    },
    {
      name: 'Moved to a past date',
      event: { ...edit, scope: 'content', scheduledFor: shifted(at, -1) },
    },
    { name: 'Removed the date', event: { ...edit, scope: 'content', scheduledFor: null } },
    { name: 'Restore from the trash', event: { type: 'RESTORE', at } },
    ...undos,
  ];
}

export const label = 'Content workflow';
export const sentence = 'How a content item gets from draft to published, and who takes each step.';

export const parts: MachineParts = {
  machine: contentWorkflow,
  words: contentWorkflowGuardMessages,
  people: presetPeople,
  samples: {
    events,
    input: { type: 'social' satisfies ContentType, scheduledFor: null },
    clock: {
      event: 'DUE',
      dueAt: (context) => (context as ContentWorkflowContext).scheduledFor,
    },
    now,
  },
};
