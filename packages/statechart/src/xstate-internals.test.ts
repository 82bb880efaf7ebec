import { and, createActor, not, or, setup, stateIn } from 'xstate';
import type { InspectionEvent } from 'xstate';
import { describe, expect, it } from 'vitest';

import { activeNodes, readComposed, takenIn } from './xstate-internals';

const machine = setup({}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open' } },
    open: { initial: 'ajar', states: { ajar: { always: 'wide' }, wide: {} } },
  },
});

describe('parts of XState that are read without a documented way', () => {
  it.each([
    ['and', and(['a', 'b'])],
    ['or', or(['a', 'b'])],
  ])('a guard composed by %s has its parts', (op, guard) => {
    expect(readComposed(guard)).toEqual({ op, parts: ['a', 'b'] });
  });

  it('a guard under not has its part', () => {
    expect(readComposed(not('a'))).toEqual({ op: 'not', parts: ['a'] });
  });

  it('a guard that asks for a state names it', () => {
    expect(readComposed(stateIn('#door.open'))).toEqual({ op: 'isIn', state: '#door.open' });
    expect(readComposed('a')).toBeNull();
    expect(readComposed(() => true)).toBeNull();
  });

  it('a snapshot has its active states on every level', () => {
    const actor = createActor(machine).start();
    actor.send({ type: 'OPEN' });
    expect(activeNodes(actor.getSnapshot()).map(({ id }) => id)).toEqual([
      'door',
      'door.open',
      'door.open.wide',
    ]);
  });

  it('a microstep has the transitions that it took, without the initial ones', () => {
    const seen: InspectionEvent[] = [];
    const actor = createActor(machine, { inspect: (event) => seen.push(event) }).start();
    actor.send({ type: 'OPEN' });
    const taken = seen.flatMap((event) => takenIn(event));
    expect(taken.map(({ eventType, source }) => `${source.id} ${eventType}`)).toEqual([
      'door.closed OPEN',
      'door.open.ajar ',
    ]);
  });
});
