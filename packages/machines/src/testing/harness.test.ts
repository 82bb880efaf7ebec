import { booth } from '@brandroom/statechart/testing/booth.machine';
import { describe, expect, it } from 'vitest';
import { and, assign, not, setup } from 'xstate';

import { mustBeProvided } from '../statechart/must-be-provided';
import { describeMachine } from './describe-machine';
import { mutantsOf, survivorsOf } from './mutants';
import { look, obligationsOf } from './obligations';
import { executedRunner, pureRunner } from './runners';
import type { MachineFixtures, Scenario } from './scenario';
import { statesOf, transitionsOf } from './statechart';
import { deviations } from './verify';

interface DoorContext {
  readonly knocks: number;
}
type DoorEvent = { type: 'KNOCK' } | { type: 'OPEN'; key: boolean } | { type: 'PAINT' };

/** A door with every kind of transition, among them some that nothing can ever take. */
const door = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- setup() takes its types from this assertion
  types: {} as { context: DoorContext; events: DoorEvent },
  guards: {
    hasKey: ({ event }) => 'key' in event && event.key,
    isTired: ({ context }) => context.knocks > 2,
    isWalledUp: () => false,
  },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
  actors: { greet: mustBeProvided<string, void>('greet') },
  delays: { draught: 5000 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        KNOCK: { actions: 'count' },
        OPEN: { target: 'open', guard: and(['hasKey', not('isWalledUp')]) },
      },
      always: [
        { target: 'broken', guard: 'isTired' },
        { target: 'walled', guard: 'isWalledUp' },
      ],
    },
    open: {
      invoke: { id: 'greet', src: 'greet', onDone: 'closed', onError: 'broken' },
      after: { draught: 'closed' },
    },
    broken: {},
    walled: { on: { PAINT: {} } },
  },
});

const knock = { send: { type: 'KNOCK' } } as const;
const open = { send: { type: 'OPEN', key: true } } as const;

const fixtures: MachineFixtures<DoorContext, DoorEvent> = {
  scenarios: [
    {
      name: 'it breaks at the third knock',
      start: { input: undefined },
      begins: { state: 'closed', context: { knocks: 0 } },
      steps: [
        { ...knock, state: 'closed', context: { knocks: 1 } },
        { ...knock, state: 'closed', context: { knocks: 2 } },
        { ...knock, state: 'broken', context: { knocks: 3 } },
        { ...knock, outcome: 'not handled', state: 'broken' },
      ],
    },
    {
      name: 'it opens with a key, greets, and falls shut',
      start: { input: undefined },
      steps: [
        { send: { type: 'OPEN', key: false }, outcome: 'refused', state: 'closed', running: {} },
        { ...open, state: 'open', running: { greet: null } },
        { resolve: 'greet', with: 'Good morning', state: 'closed', running: {} },
        { ...open, state: 'open' },
        { wait: 5000, state: 'closed', running: {} },
        { ...open, state: 'open' },
        { reject: 'greet', with: new Error('nobody is in'), state: 'broken' },
      ],
    },
  ],
  samples: [
    { name: 'knocks', event: { type: 'KNOCK' } },
    { name: 'opens with a key', event: { type: 'OPEN', key: true } },
    { name: 'opens without', event: { type: 'OPEN', key: false } },
  ],
  words: {},
  tags: {},
};

describe('the two runners', () => {
  it.each([
    ['folded', pureRunner],
    ['run', executedRunner],
  ])(
    'hold a scenario when it is %s: events, actors that end, time that passes',
    async (_, make) => {
      for (const scenario of fixtures.scenarios) {
        expect(await deviations(make, door, scenario, {})).toEqual([]);
      }
    },
  );

  it.each([
    ['folded', pureRunner],
    ['run', executedRunner],
  ])('report every part that is not as expected when it is %s', async (_, make) => {
    const found = await deviations(
      make,
      door,
      {
        name: 'wrong',
        start: { input: undefined },
        begins: { state: 'open' },
        steps: [
          { ...open, outcome: 'refused', state: 'closed', context: { knocks: 7 }, running: {} },
        ],
      },
      { open: ['busy'] },
    );
    expect(found).toEqual([
      'wrong, at the start: the state is "closed", expected "open"',
      'wrong, step 1: the outcome is "taken", expected "refused"',
      'wrong, step 1: the state is "open", expected "closed"',
      'wrong, step 1: the tags is [], expected ["busy"]',
      'wrong, step 1: context.knocks is 0, expected 7',
      'wrong, step 1: what runs is {"greet":null}, expected {}',
    ]);
  });

  it.each([
    ['folded', pureRunner],
    ['run', executedRunner],
  ])('do not let an actor answer that does not run when it is %s', async (_, make) => {
    const found = await deviations(
      make,
      door,
      {
        name: 'early',
        start: { input: undefined },
        steps: [{ resolve: 'greet', with: '', state: 'closed' }],
      },
      {},
    );
    expect(found).toEqual(['early, while it runs: it throws Error: No actor "greet" is running.']);
  });
});

describe('the obligations', () => {
  it('are met by what can happen, and name what nothing can make happen', async () => {
    const owed = obligationsOf(door);
    const { states, transitions, leaves, pairs } = await look(door, fixtures);

    expect(owed.states.filter((state) => !states.has(state))).toEqual(['door.walled']);
    expect(owed.transitions.filter((id) => !transitions.has(id))).toEqual([
      'closed on always #2',
      'walled on PAINT #1',
    ]);
    expect(owed.leaves.filter((leaf) => !leaves.has(leaf))).toEqual([
      'closed on OPEN #1: isWalledUp (2) = true',
      'closed on always #2: isWalledUp (1) = true',
    ]);
    expect(pairs.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(new Set(pairs.map(({ outcome }) => outcome))).toEqual(
      new Set(['taken', 'refused', 'not handled']),
    );
  });
});

describe('the mutants', () => {
  it('are all of the promised kinds, each under a name of its own', () => {
    const names = mutantsOf(door).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'closed on KNOCK #1: actions 1 dropped',
        'closed on OPEN #1: guard dropped',
        'closed on OPEN #1: hasKey negated',
        'closed on OPEN #1: isWalledUp negated',
        'closed on OPEN #1: leads to broken',
        'closed always: branches 1 and 2 swapped',
        'open: invokes nothing',
        'door: begins in walled',
        'closed on KNOCK #1: dropped',
        'closed on KNOCK: copied to open',
        'closed on OPEN #1: hasKey replaced by isTired',
        'open after draught: delay changed',
      ]),
    );
  });

  it('survive where nothing is looked at, and die where it is', async () => {
    const all = mutantsOf(door).map(({ name }) => name);
    expect(await survivorsOf(door, { ...fixtures, scenarios: [] })).toEqual(all);

    const survivors = await survivorsOf(door, fixtures);
    // No scenario knocks on an open door, and nothing can wall up this one.
    expect(survivors).toEqual([
      'closed on KNOCK: copied to open',
      'closed on KNOCK: copied to walled',
      'closed on OPEN: copied to open',
      'closed on OPEN: copied to broken',
      'closed on OPEN: copied to walled',
      'closed on OPEN #1: isWalledUp replaced by isTired',
      'closed always #2: isWalledUp replaced by hasKey',
      'closed always #2: isWalledUp replaced by isTired',
      'closed always #2: leads to closed',
      'closed always #2: leads to open',
      'closed always #2: leads to broken',
      'closed always #2: dropped',
      'closed always: branches 1 and 2 swapped',
      'walled on PAINT: copied to closed',
      'walled on PAINT: copied to open',
      'walled on PAINT: copied to broken',
      'walled on PAINT #1: dropped',
    ]);
  });
});

interface BoothContext {
  readonly seconds: number;
  readonly looks: number;
  readonly strip: unknown;
}
type BoothEvent = { type: 'PAUSE' | 'RESUME' | 'RETURN' | 'NEXT' | 'PRINT' | 'HEAT' };

const send = (type: BoothEvent['type']) => ({ send: { type } }) as const;
const ended = { outcome: 'not handled', running: {} } as const;
const begin = { start: { input: { seconds: 30 } }, begins: { state: { posing: 'sitting' } } };
const posing = (inner: string | { readonly smiling: string }) => ({ state: { posing: inner } });
const shyly = posing({ smiling: 'shyly' });
const widely = posing({ smiling: 'widely' });

/** Every move that a machine with an end, with history and with a child machine needs. */
const boothScenarios: readonly Scenario<BoothContext, BoothEvent>[] = [
  {
    name: 'a child machine gets its events, is watched, and reports its end',
    ...begin,
    steps: [
      { ...send('HEAT'), outcome: 'not handled', ...posing('sitting') },
      { ...send('PRINT'), state: 'printing', context: { looks: 1 } },
      { sendTo: 'printer', event: { type: 'WARM' }, state: 'printing', context: { looks: 2 } },
      {
        sendTo: 'printer',
        event: { type: 'PRINT' },
        state: 'done',
        running: {},
        context: { looks: 2, strip: { strip: 'four pictures' } },
      },
      { ...send('PAUSE'), ...ended, state: 'done' },
      { ...send('NEXT'), ...ended, state: 'done' },
    ],
  },
  {
    name: 'the booth is left when the time that was paid for is over',
    ...begin,
    steps: [
      { wait: 30_000, state: 'left', running: {} },
      { ...send('PRINT'), ...ended, state: 'left' },
    ],
  },
  {
    name: 'a pause leads back to where it began: to the state, or to the state within it',
    ...begin,
    steps: [
      { ...send('NEXT'), ...shyly },
      { ...send('NEXT'), ...widely },
      { ...send('NEXT'), outcome: 'not handled', ...widely },
      { ...send('PAUSE'), state: 'paused' },
      { ...send('NEXT'), outcome: 'not handled', state: 'paused' },
      { ...send('RETURN'), ...widely },
      { ...send('PAUSE'), state: 'paused' },
      { ...send('RESUME'), ...shyly },
    ],
  },
  {
    name: 'a printer that fails ends the visit',
    ...begin,
    steps: [
      { ...send('PRINT'), state: 'printing' },
      { ...send('NEXT'), outcome: 'not handled', state: 'printing' },
      { reject: 'printer', with: new Error('no paper'), state: 'left', running: {} },
    ],
  },
];

const boothFixtures: MachineFixtures<BoothContext, BoothEvent> = {
  scenarios: boothScenarios,
  samples: (['PAUSE', 'RESUME', 'RETURN', 'NEXT', 'PRINT', 'HEAT'] as const).map((type) => ({
    name: type,
    event: { type },
  })),
  words: {},
  tags: {},
};

describe('a machine with an end, history, a computed delay and a child machine', () => {
  it.each([
    ['folded', pureRunner],
    ['run', executedRunner],
  ])('holds its scenarios when it is %s', async (_, make) => {
    for (const scenario of boothScenarios)
      expect(await deviations(make, booth, scenario, {})).toEqual([]);
  });

  it('is seen whole: its history in the steps that lead to it', async () => {
    const owed = obligationsOf(booth);
    const { states, transitions, pairs } = await look(booth, boothFixtures);
    expect(owed.states.filter((state) => !states.has(state))).toEqual([]);
    expect(owed.transitions.filter((id) => !transitions.has(id))).toEqual([]);
    expect(pairs.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(statesOf(booth).length - owed.states.length).toBe(2);
  });
});

// It breaks the rules for our own machines, so its words are given here.
for (const each of [...statesOf(booth), ...transitionsOf(booth)])
  Object.assign(each, {
    description: 'In the booth',
    meta: { label: 'Booth', origin: 'added', specRef: 'none' },
  });
describeMachine(booth, boothFixtures);
