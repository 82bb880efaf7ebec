import { describe, expect, it } from 'vitest';

import type { UserId } from '@brandroom/domain/id.schema';

import { offeredActions } from './actions';
import type { WorkflowActor } from './content-workflow.events';
import type { WorkflowFacts } from './decide';
import { decide, statusRule } from './decide';

const now = '2025-06-10T09:00:00.000Z';
const tomorrow = '2025-06-11T09:00:00.000Z';
const yesterday = '2025-06-09T09:00:00.000Z';

const editor: WorkflowActor = {
  id: 'user_1_ed' as UserId,
  name: 'Ed',
  flags: ['view', 'create', 'edit'],
  roleLabel: 'Editor',
};
const manager: WorkflowActor = {
  id: 'user_1_ma' as UserId,
  name: 'Ma',
  flags: ['view', 'create', 'edit', 'delete', 'approve', 'publish'],
  roleLabel: 'Manager',
};

const draft: WorkflowFacts = {
  type: 'social',
  status: 'draft',
  scheduledFor: null,
  approvedAt: null,
  approvedBy: null,
  publishedAt: null,
};
const pending: WorkflowFacts = { ...draft, status: 'pending' };
const approved: WorkflowFacts = {
  ...draft,
  status: 'approved',
  approvedAt: yesterday,
  approvedBy: manager.id,
};
const scheduled: WorkflowFacts = { ...approved, status: 'scheduled', scheduledFor: tomorrow };

describe('decide', () => {
  it('records who approved and when', () => {
    expect(decide(pending, { type: 'APPROVE', by: manager, at: now })).toEqual({
      taken: true,
      facts: { ...pending, status: 'approved', approvedAt: now, approvedBy: manager.id },
    });
  });

  it('names the missing right', () => {
    expect(decide(pending, { type: 'APPROVE', by: editor, at: now })).toEqual({
      taken: false,
      kind: 'right',
      right: 'social.approve',
      reasons: ['Editors can’t approve content on this brand.'],
    });
  });

  it('names the status that an action would need', () => {
    const published: WorkflowFacts = { ...approved, status: 'published', publishedAt: now };
    expect(decide(published, { type: 'APPROVE', by: manager, at: now })).toEqual({
      taken: false,
      kind: 'status',
      reasons: ['This item is published; only an item that is pending can be approved.'],
    });
  });

  it('names the statuses that an action needs, for items of any status', () => {
    expect(statusRule('APPROVE')).toBe('Only pending items can be approved.');
    expect(statusRule('SUBMIT')).toBe('Only draft items can be submitted for review.');
  });

  it('lists every reason, a missing right first', () => {
    expect(
      decide(approved, { type: 'SCHEDULE', by: editor, at: now, scheduledFor: yesterday }),
    ).toEqual({
      taken: false,
      kind: 'right',
      right: 'social.publish',
      reasons: [
        'Editors can’t publish content on this brand.',
        'The chosen date is not in the future.',
      ],
    });
  });

  it.each([
    ['not a date', 'data', 'This item has no date.'],
    [now, 'time', 'The chosen date is not in the future.'],
  ])('refuses to schedule for %s', (scheduledFor, kind, reason) => {
    expect(decide(approved, { type: 'SCHEDULE', by: manager, at: now, scheduledFor })).toEqual({
      taken: false,
      kind,
      reasons: [reason],
    });
  });

  it('keeps the wished date of an item that is unscheduled, and withdraws its approval', () => {
    expect(decide(scheduled, { type: 'UNSCHEDULE', by: manager, at: now })).toEqual({
      taken: true,
      facts: { ...draft, scheduledFor: tomorrow },
    });
  });

  it('publishes by the clock from the scheduled moment on', () => {
    expect(decide(scheduled, { type: 'DUE', at: now })).toEqual({
      taken: false,
      kind: 'time',
      reasons: ['The scheduled time is still in the future.'],
    });
    expect(decide(scheduled, { type: 'DUE', at: tomorrow })).toEqual({
      taken: true,
      facts: { ...scheduled, status: 'published', publishedAt: tomorrow },
    });
  });

  it('sends changed content back to be approved, unless its editor may approve', () => {
    const edit = { type: 'EDIT', at: now, scope: 'content' } as const;
    expect(decide(scheduled, { ...edit, by: editor })).toEqual({
      taken: true,
      facts: { ...scheduled, status: 'pending', approvedAt: null, approvedBy: null },
    });
    expect(decide(scheduled, { ...edit, by: manager })).toEqual({ taken: true, facts: scheduled });
    expect(decide(scheduled, { ...edit, by: editor, scope: 'labels' })).toEqual({
      taken: true,
      facts: scheduled,
    });
  });

  it.each(['rejected', 'published'] as const)(
    'leaves the content of an item that is %s to people who can approve',
    (status) => {
      const edit = { type: 'EDIT', at: now, scope: 'content' } as const;
      const facts: WorkflowFacts = { ...draft, status };
      expect(decide(facts, { ...edit, by: editor })).toEqual({
        taken: false,
        kind: 'right',
        right: 'social.approve',
        reasons: ['Editors can’t approve content on this brand.'],
      });
      expect(decide(facts, { ...edit, by: manager })).toEqual({ taken: true, facts });
      expect(decide(facts, { ...edit, by: editor, scope: 'labels' })).toEqual({
        taken: true,
        facts,
      });
    },
  );

  it('changes nothing in the facts that it is given', () => {
    const frozen = Object.freeze({ ...pending });
    decide(frozen, { type: 'APPROVE', by: manager, at: now });
    expect(frozen).toEqual(pending);
  });
});

describe('offeredActions', () => {
  it('explains to an editor why they cannot decide a pending item', () => {
    const refused = {
      allowed: false,
      reasons: ['Editors can’t approve content on this brand.'],
      fix: ['Ask a brand manager to approve it or change your role.'],
    };
    expect(offeredActions(pending, editor, now)).toEqual([
      { event: 'APPROVE', label: 'Approve', leadsTo: 'approved', ...refused },
      { event: 'REJECT', label: 'Reject', leadsTo: 'rejected', ...refused },
    ]);
  });

  it('asks a manager for the date that is missing', () => {
    expect(offeredActions(approved, manager, now)).toEqual([
      {
        event: 'PUBLISH',
        label: 'Publish Now',
        allowed: true,
        reasons: [],
        fix: [],
        leadsTo: 'published',
      },
      {
        event: 'SCHEDULE',
        label: 'Schedule',
        allowed: false,
        reasons: ['This item has no date.'],
        fix: ['Choose a date and a time.'],
        leadsTo: 'scheduled',
      },
    ]);
    const withDate = offeredActions({ ...approved, scheduledFor: tomorrow }, manager, now);
    expect(withDate.map((action) => action.allowed)).toEqual([true, true]);
  });

  it.each([
    ['draft', ['Submit for Review']],
    ['pending', ['Approve', 'Reject']],
    ['approved', ['Publish Now', 'Schedule']],
    ['scheduled', ['Unschedule']],
    ['rejected', []],
    ['published', []],
  ] as const)('offers from %s: %j', (status, labels) => {
    const actions = offeredActions({ ...scheduled, status }, manager, now);
    expect(actions.map((action) => action.label)).toEqual(labels);
    expect(actions.every((action) => action.allowed)).toBe(true);
  });
});
