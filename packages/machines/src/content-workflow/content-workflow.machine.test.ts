import { contentStatuses, contentTypes } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { describeMachine } from '../testing/describe-machine';
import { offeredActions, workflowActions } from './actions';
import type { ContentWorkflowEvent } from './content-workflow.events';
import { contentWorkflow } from './content-workflow.machine';
import { contentWorkflowSamples, samplePeople, sampleTimes } from './content-workflow.samples';
import { fixtures } from './content-workflow.scenarios';
import type { WorkflowFacts } from './decide';
import { decide } from './decide';
import { roleCells } from './role-scenarios';

describeMachine(contentWorkflow, fixtures);

describe('the role table', () => {
  it('has every status, event and role once', () => {
    const keys = roleCells.map(({ status, eventName, role }) => `${status} ${eventName} ${role}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(contentStatuses.length * 21 * Object.keys(samplePeople).length);
    expect(new Set(roleCells.map(({ event }) => event.type))).toEqual(
      new Set(contentWorkflowSamples.map(({ event }) => event.type)),
    );
  });

  it('matches the backend’s decisions', () => {
    const decided = roleCells.map(({ status, event, context }) => {
      const decision = decide({ status, ...context }, event);
      if (decision.taken) return decision.facts.status;
      return decision.kind === 'status' ? '-' : 'no';
    });
    expect(decided).toEqual(roleCells.map(({ cell }) => cell));
  });

  it('matches the actions that the screens offer', () => {
    for (const { status, by, role, context } of roleCells) {
      const facts = { status, ...context, scheduledFor: sampleTimes.later };
      const offered = offeredActions(facts, by, sampleTimes.now);
      expect(
        offered.map(({ event, allowed, leadsTo }) => [event, allowed ? leadsTo : 'no']),
      ).toEqual(
        roleCells
          .filter((other) => other.role === role && other.status === status && other.cell !== '-')
          .filter(({ event, eventName }) => event.type === eventName)
          .filter(({ eventName }) => workflowActions.some((action) => action === eventName))
          .map(({ eventName, cell }) => [eventName, cell]),
      );
    }
  });
});

const flags: readonly ContentFlag[] = ['view', 'create', 'edit', 'delete', 'approve', 'publish'];
const anyFlags = fc.subarray([...flags]);
const anyTime = fc.constantFrom(...Object.values(sampleTimes));
const anyActor = fc
  .tuple(fc.constantFrom(...Object.values(samplePeople)), anyFlags)
  .map(([person, held]) => ({ ...person, flags: held }));

const plainEvents = ['SUBMIT', 'APPROVE', 'REJECT', 'UNSCHEDULE', 'REVERT', 'RESTORE'] as const;
const anyId = fc.constantFrom(...Object.values(samplePeople).map(({ id }) => id));
const anyApproval = fc.option(fc.record({ at: anyTime, by: anyId }));
const anyMove = fc.record({
  by: anyId,
  from: fc.constantFrom(...contentStatuses),
  scheduledFor: fc.option(anyTime),
  approval: anyApproval,
});

const anyEvent: fc.Arbitrary<ContentWorkflowEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom(...plainEvents),
    by: anyActor,
    at: anyTime,
  }),
  fc.record({
    type: fc.constant('PUBLISH'),
    by: anyActor,
    at: anyTime,
    exceedsLimits: fc.boolean(),
    anyway: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('SCHEDULE'),
    by: anyActor,
    at: anyTime,
    scheduledFor: fc.oneof(anyTime, fc.constantFrom('', 'soon')),
    exceedsLimits: fc.boolean(),
    anyway: fc.boolean(),
  }),
  fc.record({ type: fc.constant('DUE'), at: anyTime }),
  fc.record({
    type: fc.constant('EDIT'),
    by: anyActor,
    at: anyTime,
    scope: fc.constantFrom('nothing', 'labels', 'content'),
  }),
  fc.record({
    type: fc.constant('UNDO_MOVE'),
    by: anyActor,
    at: anyTime,
    move: fc.option(anyMove),
  }),
  fc.record({
    type: fc.constant('UNDO_DECISION'),
    by: anyActor,
    at: anyTime,
    decidedBy: fc.option(anyId),
  }),
);

const anyDraft: fc.Arbitrary<WorkflowFacts> = fc.record({
  type: fc.constantFrom(...contentTypes),
  status: fc.constant('draft'),
  scheduledFor: fc.option(anyTime),
  approvedAt: fc.constant(null),
  approvedBy: fc.constant(null),
  publishedAt: fc.constant(null),
});

/** Folds events over an item and shows each step to a check. */
function fold(
  draft: WorkflowFacts,
  events: readonly ContentWorkflowEvent[],
  check: (before: WorkflowFacts, event: ContentWorkflowEvent, after: WorkflowFacts) => void,
): WorkflowFacts {
  return events.reduce((facts, event) => {
    const decision = decide(facts, event);
    const after = decision.taken ? decision.facts : facts;
    check(facts, event, after);
    return after;
  }, draft);
}

const life = fc.array(anyEvent, { maxLength: 30 });

describe('after any events on an item', () => {
  it('it is published only by someone with the publish flag, or by the clock at its time', () => {
    fc.assert(
      fc.property(anyDraft, life, (draft, events) => {
        fold(draft, events, (before, event, after) => {
          if (before.status === after.status || after.status !== 'published') return;
          if (event.type === 'DUE') {
            expect(before.status).toBe('scheduled');
            expect(before.scheduledFor && before.scheduledFor <= event.at).toBe(true);
          } else {
            expect(event.by.flags).toContain('publish');
            expect(before.status).toBe('approved');
          }
          expect(after.publishedAt).toBe(event.at);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('it has an approver exactly when it has an approval time, and exactly while it is approved', () => {
    fc.assert(
      fc.property(anyDraft, life, (draft, events) => {
        fold(draft, events, (_before, _event, after) => {
          expect(after.approvedBy === null).toBe(after.approvedAt === null);
          expect(after.approvedAt !== null).toBe(
            ['approved', 'scheduled', 'published'].includes(after.status),
          );
          expect(after.publishedAt !== null).toBe(after.status === 'published');
        });
      }),
      { numRuns: 500 },
    );
  });

  it('a scheduled item was approved with the approve flag and not changed since', () => {
    fc.assert(
      fc.property(anyDraft, life, (draft, events) => {
        let covered = false;
        fold(draft, events, (before, event, after) => {
          if (event.type === 'APPROVE' && before.status !== after.status) {
            covered = event.by.flags.includes('approve');
          }
          if (event.type === 'UNDO_MOVE' && before.status === 'pending') {
            covered = after.approvedBy !== null && after.approvedBy === event.move?.approval?.by;
          }
          const mayApprove = event.type === 'EDIT' && event.by.flags.includes('approve');
          const mayEdit = event.type === 'EDIT' && event.by.flags.includes('edit');
          if (mayEdit && event.scope === 'content' && !mayApprove && after.status !== 'published') {
            covered = false;
          }
          if (after.status === 'scheduled' || after.status === 'approved')
            expect(covered).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('a flag that is added never takes an action away', () => {
    fc.assert(
      fc.property(anyDraft, life, anyActor, anyFlags, anyTime, (draft, events, by, more, at) => {
        const facts = fold(draft, events, () => {});
        const allowed = (held: readonly ContentFlag[]) =>
          offeredActions(facts, { ...by, flags: held }, at)
            .filter((action) => action.allowed)
            .map((action) => action.event);
        expect(allowed([...by.flags, ...more])).toEqual(expect.arrayContaining(allowed(by.flags)));
      }),
      { numRuns: 500 },
    );
  });

  it('it continues from JSON without a difference', () => {
    fc.assert(
      fc.property(anyDraft, life, (draft, events) => {
        const straight = fold(draft, events, () => {});
        const throughJson = events.reduce((facts, event) => {
          const decision = decide(JSON.parse(JSON.stringify(facts)), event);
          return decision.taken ? decision.facts : facts;
        }, draft);
        expect(throughJson).toEqual(straight);
      }),
      { numRuns: 300 },
    );
  });

  it('a refusal always has a reason, and every offered action is as it was offered', () => {
    fc.assert(
      fc.property(anyDraft, life, anyActor, anyTime, (draft, events, by, at) => {
        const facts = fold(draft, events, () => {});
        for (const action of offeredActions(facts, by, at)) {
          const decision = decide(
            facts,
            action.event === 'SCHEDULE'
              ? { type: action.event, by, at, scheduledFor: facts.scheduledFor ?? '' }
              : { type: action.event, by, at },
          );
          expect(decision.taken).toBe(action.allowed);
          expect(action.reasons).toEqual(decision.taken ? [] : decision.reasons);
          expect(action.fix).toHaveLength(action.reasons.length);
          if (decision.taken) expect(decision.facts.status).toBe(action.leadsTo);
          else expect(action.reasons.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
