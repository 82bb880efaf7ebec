import type { WorkflowActor } from './content-workflow.events';
import { samplePeople, sampleTimes } from './content-workflow.samples';
import type { WorkflowScenario } from './scenario-parts';
import { approved, contexts, fresh, published, scheduled, wishedFor } from './scenario-parts';

const { past, now, soon, later } = sampleTimes;
const { manager, editor, corrector } = samplePeople;
/** May edit, and neither create nor approve. */
const reviser: WorkflowActor = { ...editor, flags: ['view', 'edit'] };

/** An item's way from draft to published, and back. */
export const stepScenarios: readonly WorkflowScenario[] = [
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
      name: `an edit of a ${state} item may change its date, to any or none`,
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
