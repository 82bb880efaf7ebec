import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { createActor, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';

import { classify, isInert } from './classify';
import { transitionId } from './read-machine';

/** Makes each effective transition record its own id, because XState's inspection includes preempted ones. */
function recorded(node: AnyStateNode, done: string[]): void {
  for (const transition of [...node.transitions.values()].flat())
    if (!isInert(transition))
      Object.assign(transition, {
        actions: [...transition.actions, () => done.push(transitionId(transition))],
      });
  for (const child of Object.values(node.states)) recorded(child as AnyStateNode, done);
}

/** The transitions that XState takes for the last event, and those that `classify` predicts. */
function compared(machine: AnyStateMachine, ...types: readonly string[]) {
  const last = types.at(-1) ?? '';
  const real: string[] = [];
  recorded(machine.root, real);
  const actor = createActor(machine).start();
  for (const type of types.slice(0, -1)) actor.send({ type });
  const classified = classify(actor.getSnapshot(), { type: last });
  real.length = 0;
  actor.send({ type: last });
  const said = classified.asked.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id);
  return { real, said, classified };
}

/** A parallel state with a left and a right region, within a machine that has another state. */
function tour(left: object, right: object, rest: object = {}): AnyStateMachine {
  const region = (on: object) => ({ initial: 'a', states: { a: { on }, b: { on } } });
  return createMachine({
    initial: 'tour',
    states: {
      tour: {
        type: 'parallel',
        states: { left: region(left), right: region(right) },
        ...rest,
      },
      home: { on: { BACK: 'tour' } },
    },
  } as never);
}

const away = { GO: '#(machine).home' };
const on = { GO: 'b' };

describe('what one region’s step takes from another’s', () => {
  it.each([
    ['both stay in their region', tour({ GO: 'b' }, { GO: 'b' }), ['left', 'right']],
    ['the second leaves the parallel state', tour(on, away), ['left']],
    ['the first leaves the parallel state', tour(away, on), ['left']],
    ['both leave the parallel state', tour(away, away), ['left']],
    ['only actions beside a step that leaves', tour({ GO: { actions: 'ring' } }, away), undefined],
    ['a forbidden event beside a step that leaves', tour({ GO: {} }, away), ['right']],
    ['the parent leaves too, after its children', tour(on, {}, { on: away }), ['left']],
    [
      'a step into the other region, which leaves both',
      tour(on, { GO: '#(machine).tour.left.b' }),
      ['left'],
    ],
    [
      'one region enters the whole anew',
      tour({ GO: { target: '#(machine).tour', reenter: true } }, on),
      ['left'],
    ],
  ])('%s', (_, machine, regions) => {
    const { real, said } = compared(machine, 'GO');
    expect(said).toEqual(real);
    expect(said.length).toBeGreaterThan(0);
    if (regions) {
      expect(said.map((id) => /tour\.(\w+)/u.exec(id)?.[1])).toEqual(regions);
    }
  });

  it('calls the dropped step preempted, and the event taken', () => {
    const { classified } = compared(tour(on, away), 'GO');
    expect(classified.outcome).toBe('taken');
    expect(classified.asked.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'tour.left.a on GO #1 taken',
      'tour.right.a on GO #1 preempted',
    ]);
  });

  it.each(['shallow', 'deep'])('follows a %s history to what it remembers', (history) => {
    const hall = (target: string) => ({
      initial: 'hall',
      states: { hall: { on: { GO: target } }, yard: {} },
    });
    const machine = createMachine({
      initial: 'tour',
      states: {
        tour: {
          type: 'parallel',
          states: {
            left: hall('#past'),
            right: hall('yard'),
            past: { type: 'history', id: 'past', history },
          },
          on: { LEAVE: 'home' },
        },
        home: { on: { BACK: 'tour' } },
      },
    } as never);
    for (const types of [['GO'], ['LEAVE', 'BACK', 'GO'], ['GO', 'LEAVE', 'BACK', 'GO']]) {
      const { real, said } = compared(machine, ...types);
      expect(said).toEqual(real);
      expect(said.length).toBeGreaterThan(0);
    }
  });

  it('agrees with XState on nested regions with any steps', () => {
    const targets = [undefined, 'b', '#outer', '#inner', '#(machine).home'];
    const reenters = [false, true];
    const region = (id: string, target: string | undefined, reenter: boolean) => ({
      id,
      initial: 'a',
      states: {
        a: { on: { GO: { target, reenter, actions: 'ring' } } },
        b: {},
      },
    });
    let count = 0;
    for (const first of targets)
      for (const second of targets)
        for (const third of targets)
          for (const reenter of reenters) {
            const machine = createMachine({
              initial: 'outer',
              states: {
                outer: {
                  id: 'outer',
                  type: 'parallel',
                  states: {
                    left: region('left', first, reenter),
                    right: {
                      initial: 'inner',
                      states: {
                        inner: {
                          id: 'inner',
                          type: 'parallel',
                          states: {
                            up: region('up', second, !reenter),
                            down: region('down', third, reenter),
                          },
                        },
                      },
                    },
                  },
                },
                home: {},
              },
            } as never);
            const { real, said } = compared(machine, 'GO');
            expect([first, second, third, reenter, said]).toEqual([
              first,
              second,
              third,
              reenter,
              real,
            ]);
            count += 1;
          }
    expect(count).toBe(250);
  });
});
