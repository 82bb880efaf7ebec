import * as xstate from 'xstate';
import { describe, expect, it } from 'vitest';

import { classify, matches } from './classify';
import { codeOf, explain, explainEventless, refusingLeaves } from './explain';
import type { GuardWords } from './guard-words';
import { start } from './start';
import { kioskOf } from './testing/kiosk.machine';
import { secondKiosk } from './testing/second-kiosk';
import { waitingFor } from './waiting-for';

const { and, createMachine, not, or, transition } = xstate;
const kiosk = kioskOf(xstate);

function started(cents = 100) {
  const first = start(kiosk, { cents });
  if (!first.isStarted) throw new Error(first.reason);
  return first.snapshot;
}

const after = (...types: string[]) =>
  types.reduce((snapshot, type) => transition(kiosk, snapshot, { type })[0], started());

describe('classify', () => {
  it('matches patterns as XState does', () => {
    const cases = [
      ['stock.*', 'stock.empty', true],
      ['stock.*', 'stock', true],
      ['stock.*', 'stocks.empty', false],
      ['stock.*', 'stock.a.b', true],
      ['*', 'anything', true],
      ['stock', 'stock.a', false],
    ] as const;
    for (const [pattern, type, expected] of cases) {
      const machine = createMachine({ on: { [pattern]: { actions: 'ring' } } } as never);
      const snapshot = xstate.getInitialSnapshot(machine);
      expect([pattern, type, machine.getTransitionData(snapshot, { type }).length > 0]).toEqual([
        pattern,
        type,
        expected,
      ]);
      expect([pattern, type, matches(pattern, type)]).toEqual([pattern, type, expected]);
    }
  });

  it('says taken, refused, forbidden or not handled', () => {
    expect(classify(started(), { type: 'PAY' }).outcome).toBe('taken');
    expect(classify(after('PAY'), { type: 'unknown' }).outcome).toBe('taken');
    const closed = createMachine({
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', guard: () => false }, STAY: {}, AGAIN: { reenter: true } } },
        b: {},
      },
    });
    const at = xstate.getInitialSnapshot(closed);
    expect(classify(at, { type: 'GO' }).outcome).toBe('refused');
    expect(classify(at, { type: 'STAY' }).outcome).toBe('forbidden');
    // XState enters nothing again without a target.
    expect(at.can({ type: 'AGAIN' })).toBe(false);
    expect(classify(at, { type: 'AGAIN' }).outcome).toBe('forbidden');
    expect(classify(at, { type: 'LEAVE' }).outcome).toBe('not handled');
  });

  it('names what refused first where a parent’s pattern takes the event', () => {
    const { outcome, asked } = classify(after('PAY'), { type: 'PAY' });
    expect(outcome).toBe('taken');
    expect(asked.map(({ id, outcome: each }) => `${id} ${each}`)).toEqual([
      'sale.paying on PAY #1 refused',
      '(root) on * #1 taken',
    ]);
  });

  it('lets the child’s answer win over a forbidden event of its parent', () => {
    expect(classify(after('PAY'), { type: 'CANCEL' }).asked.map(({ id }) => id)).toEqual([
      'sale.paying.coins on CANCEL #1',
    ]);
  });

  it('agrees with XState on every event in every state that is reached', () => {
    const seen = new Set<string>();
    const types = [
      'PAY',
      'REFUND',
      'PEEK',
      'DIM',
      'COUNT',
      'SECRET',
      'LIGHT',
      'RESET',
      'BACK',
    ].concat(['CANCEL', 'COIN', 'DEEP', 'stock.empty', 'stock.low', 'nothing']);
    const walk = (snapshot: ReturnType<typeof started>, depth: number): void => {
      const key = JSON.stringify(snapshot.value);
      if (depth > 4 || seen.has(`${key}${String(depth)}`)) return;
      seen.add(`${key}${String(depth)}`);
      for (const type of types) {
        const { outcome } = classify(snapshot, { type });
        const isTaken = outcome === 'taken' || outcome === 'forbidden';
        expect([key, type, isTaken]).toEqual([
          key,
          type,
          snapshot.can({ type }) || outcome === 'forbidden',
        ]);
        walk(transition(kiosk, snapshot, { type })[0] as typeof snapshot, depth + 1);
      }
    };
    walk(started(), 0);
    expect(seen.size).toBeGreaterThan(20);
  });
});

it('answers the same about a machine of a second copy of XState', () => {
  const types = ['PAY', 'REFUND', 'PEEK', 'DIM', 'SECRET', 'LIGHT', 'CANCEL', 'DEEP', 'nothing'];
  const play = (machine: xstate.AnyStateMachine, events: readonly string[]) => {
    const first = start(machine, { cents: 200 });
    if (!first.isStarted) throw new Error(first.reason);
    let { snapshot } = first;
    let waiting = waitingFor(snapshot, first.actions);
    for (const type of events) {
      const [next, actions] = transition(machine, snapshot, { type });
      snapshot = next as typeof snapshot;
      waiting = waitingFor(snapshot, actions, waiting);
    }
    return { snapshot, waiting };
  };
  for (const events of [[], ['PAY'], ['LIGHT'], ['PAY', 'CANCEL'], ['PAY', 'LIGHT', 'DEEP']]) {
    const [one, other] = [play(kiosk, events), play(secondKiosk, events)];
    expect(other.snapshot.value).toEqual(one.snapshot.value);
    expect(JSON.stringify(other.waiting)).toBe(JSON.stringify(one.waiting));
    for (const type of types) {
      const asked = [one, other].map(({ snapshot }) => {
        const { outcome, asked: steps } = classify(snapshot, { type });
        const said = explain(snapshot, { type });
        return { outcome, steps: steps.map(({ id, outcome: each }) => [id, each]), said };
      });
      expect(asked[1]).toEqual(asked[0]);
    }
  }
});

describe('explain', () => {
  it('uses the guard’s name and parameters where it has no words', () => {
    const [first] = explain(started(), { type: 'PAY' }).transitions;
    expect(first).toMatchObject({
      outcome: 'refused',
      rule: { holds: false, refuses: true, says: 'Refused by totalAbove, cents 50,000.' },
    });
  });

  it('calls an inline rule unnamed, and asks it', () => {
    const [refused] = explain(started(), { type: 'SECRET' }).transitions;
    expect(refused?.rule).toMatchObject({ op: 'unnamed', holds: false });
    expect(refused?.rule?.says).toBe('Refused by an unnamed rule.');
    const [taken] = explain(started(), { type: 'SECRET', code: 1 }).transitions;
    expect(taken?.rule).toMatchObject({ holds: true, refuses: false });
    const code = refused?.rule ? codeOf(refused.rule) : null;
    expect((code as (args: unknown) => boolean)({ event: { code: 1 } })).toBe(true);
  });

  it('asks the steps without an event', () => {
    expect(explainEventless(after('PAY'))).toMatchObject([
      { id: 'sale.paying.coins on always #1', outcome: 'refused', rule: { name: 'totalAbove' } },
    ]);
    expect(explainEventless(started())).toEqual([]);
  });

  it('answers for the state that a rule asks for, by path and by id', () => {
    expect(explain(started(), { type: 'PEEK' }).transitions[0]?.rule?.holds).toBe(false);
    const lit = after('LIGHT');
    expect(explain(lit, { type: 'PEEK' }).transitions[0]?.rule?.holds).toBe(true);
    expect(explain(lit, { type: 'DIM' }).transitions[0]?.rule).toMatchObject({
      op: 'not',
      holds: false,
      parts: [{ op: 'isIn', holds: true, refuses: true }],
    });
  });

  it('reads “One of these is needed” over alternatives', () => {
    const second = explain(started(), { type: 'PAY' }).transitions[1];
    expect(second?.rule?.parts[1]).toMatchObject({ op: 'or', says: 'One of these is needed.' });
  });

  const words: Record<string, GuardWords<unknown, unknown>> = {
    mayApprove: {
      kind: 'right',
      says: () => 'Needs the approve right.',
      fix: () => 'Ask a manager.',
      not: { says: () => 'You hold the approve right.', fix: () => 'Ask an editor.' },
      right: () => 'approve',
      needs: 'an approval',
    },
  };

  it('gives a rule under `not` its own sentence, and nothing that is missing', () => {
    const machine = createMachine(
      {
        initial: 'a',
        states: { a: { on: { ASK: { target: 'b', guard: not('mayApprove') } } }, b: {} },
      },
      { guards: { mayApprove: () => true } },
    );
    const { outcome, transitions } = explain(
      xstate.getInitialSnapshot(machine),
      { type: 'ASK' },
      words,
    );
    expect(outcome).toBe('refused');
    const leaves = transitions[0]?.rule ? refusingLeaves(transitions[0].rule) : [];
    expect(leaves).toMatchObject([
      { says: 'You hold the approve right.', fix: 'Ask an editor.', right: null, needs: null },
    ]);
  });

  it.each([
    { guard: or([and(['a', 'b']), 'c']), needed: ['c'] },
    { guard: or(['a', 'b']), needed: ['a'] },
    { guard: and(['a', or([and(['b', 'c']), or([and(['d', 'e']), 'f'])])]), needed: ['a', 'f'] },
    { guard: or([and(['yes', 'a']), and(['a', 'b'])]), needed: ['a'] },
    // Under `not` the question turns around.
    { guard: not(and(['yes', not('a')])), needed: ['a'] },
    { guard: not(or(['yes', not('a')])), needed: ['yes', 'a'] },
    // An alternative for other people comes last.
    { guard: or([not('yes'), and(['a', 'b'])]), needed: ['a', 'b'] },
  ])('names the fewest rules that are needed, case %#', ({ guard, needed }) => {
    const machine = createMachine(
      { initial: 'a', states: { a: { on: { ASK: { target: 'b', guard } } }, b: {} } },
      {
        guards: {
          yes: () => true,
          ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, () => false])),
        },
      },
    );
    const at = xstate.getInitialSnapshot(machine);
    const { rule } = explain(at, { type: 'ASK' }).transitions[0] ?? {};
    expect(rule ? refusingLeaves(rule).map(({ name }) => name) : []).toEqual(needed);
  });

  it('lays a composed rule’s own words over those of its parts', () => {
    const refund = (own = {}) => explain(started(0), { type: 'REFUND' }, own).transitions[0]?.rule;
    const bare = { op: 'and', name: 'mayRefund', holds: false, refuses: true, kind: null };
    expect(refund()).toMatchObject({ ...bare, says: 'All of these are needed.', fix: null });
    const mayRefund: GuardWords<unknown, unknown> = {
      kind: 'data',
      says: () => 'Nothing was paid.',
      fix: () => 'Pay first.',
    };
    expect(refund({ mayRefund })).toMatchObject({
      ...bare,
      kind: 'data',
      says: 'Nothing was paid.',
      fix: 'Pay first.',
      parts: [{ op: 'unnamed' }, { op: 'not' }],
    });
  });

  it('never throws, even when a rule does', () => {
    const guard = () => {
      throw new Error('broken');
    };
    const machine = createMachine(
      {
        initial: 'a',
        states: {
          a: {
            on: { A: { guard: 'missing' }, B: { guard }, C: { guard: and([guard, 'missing']) } },
          },
        },
      },
      {},
    );
    const at = xstate.getInitialSnapshot(machine);
    for (const type of ['A', 'B', 'C']) {
      expect(explain(at, { type })).toMatchObject({
        outcome: 'refused',
        transitions: [{ rule: { holds: null, refuses: true } }],
      });
    }
  });
});

describe('start', () => {
  it('says why a machine cannot start without input', () => {
    expect(start(kiosk)).toMatchObject({
      isStarted: false,
      reason: expect.stringContaining('could not start') as string,
    });
  });
});
