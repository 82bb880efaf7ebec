import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';

import { createRunningActors, keptEvents } from './running-actors';
import { startActor } from './start-actor';
import { stateLabel } from './state-label';

type DoorEvent =
  | { type: 'OPEN'; password: string; by: { name: string; pin: string } }
  | { type: 'KNOCK'; times: number }
  | { type: 'CLOSE' }
  | { type: 'BREAK' };

const door = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- setup() takes its types from this assertion
  types: {} as { context: { knocks: number }; events: DoorEvent },
  actors: { check: fromPromise<void, string>(() => Promise.resolve()) },
}).createMachine({
  context: { knocks: 0 },
  initial: 'closed',
  on: { KNOCK: { actions: assign({ knocks: ({ event }) => event.times }) }, BREAK: '.broken' },
  states: {
    closed: { on: { OPEN: 'opening' } },
    opening: {
      invoke: {
        src: 'check',
        input: ({ event }) => (event.type === 'OPEN' ? event.password : ''),
        onDone: 'open',
      },
    },
    open: { on: { CLOSE: 'closed' } },
    broken: { type: 'final' },
  },
});
const named = { name: 'Door', machine: 'door', secrets: ['event.password', 'event.by.pin'] };

test('an actor is listed with its name from its start until it stops', () => {
  const list = createRunningActors(() => 7);
  let told = 0;
  list.subscribe(() => {
    told += 1;
  });
  const actor = startActor(door, named, {}, list);
  expect(list.list()).toMatchObject([{ name: 'Door', machine: 'door', startedAt: 7, ref: actor }]);
  actor.stop();
  expect(list.list()).toEqual([]);
  expect(told).toBe(2);
});

test('an actor that ends by itself is no longer listed', () => {
  const list = createRunningActors();
  startActor(door, named, {}, list).send({ type: 'BREAK' });
  expect(list.list()).toEqual([]);
});

test('keeps events and states, without the values at secret paths, from the event to its answer', async () => {
  const list = createRunningActors(() => 7);
  const actor = startActor(door, named, {}, list);
  const close = { type: 'CLOSE' } as const;
  actor.send({ type: 'OPEN', password: 'canary', by: { name: 'Ada', pin: 'canary' } });
  await expect.poll(() => actor.getSnapshot().value).toBe('open');
  actor.send(close);
  const events = list.list()[0]?.events() ?? [];
  expect(events.map(({ type, value, count }) => [type, value, count])).toEqual([
    ['OPEN', 'opening', 1],
    [expect.stringContaining('xstate.done.actor'), 'open', 1],
    ['CLOSE', 'closed', 1],
  ]);
  expect(events[0]?.event).toEqual({
    type: 'OPEN',
    password: '(secret)',
    by: { name: 'Ada', pin: '(secret)' },
  });
  expect(events[2]?.event).toBe(close);
  expect(JSON.stringify(events)).not.toContain('canary');
});

test('keeps the data after an event without the values at secret paths', () => {
  const list = createRunningActors(() => 7);
  const secret = { ...named, secrets: ['context.knocks'] };
  startActor(door, secret, {}, list).send({ type: 'KNOCK', times: 4711 });
  const [line] = list.list()[0]?.events() ?? [];
  expect(line).toMatchObject({ context: { knocks: '(secret)' }, event: { times: 4711 } });
});

test('is titled with what it is about, unless that is secret', () => {
  const list = createRunningActors();
  const subject = ({ knocks }: { readonly knocks: unknown }) => String(knocks);
  startActor(door, { ...named, subject }, {}, list);
  startActor(door, { ...named, subject, secrets: ['context.knocks'] }, {}, list);
  for (const { ref } of list.list()) ref.send({ type: 'KNOCK', times: 4711 });
  expect(list.list().map((actor) => actor.title())).toEqual(['Door: 4711', 'Door: (secret)']);
});

test('is labeled by its innermost active states', () => {
  const labeled = setup({}).createMachine({
    initial: 'outer',
    states: {
      outer: {
        meta: { label: 'Outer' },
        initial: 'inner',
        states: { inner: { meta: { label: 'Inner' } } },
      },
    },
  });
  const actor = createActor(labeled).start();
  expect(stateLabel({ ref: actor })).toBe('Inner');
});

test('marks events without a transition', () => {
  const list = createRunningActors();
  const actor = startActor(door, named, {}, list);
  const before = list.changes();
  actor.send({ type: 'CLOSE' });
  actor.send({ type: 'KNOCK', times: 1 });
  expect(list.list()[0]?.events()).toMatchObject([
    { type: 'CLOSE', isTaken: false },
    { type: 'KNOCK', isTaken: true },
  ]);
  expect(list.changes()).toBe(before + 2);
});

test('counts repeated events in one line, and keeps the last 200', () => {
  const list = createRunningActors();
  const actor = startActor(door, named, {}, list);
  for (let times = 1; times <= 300; times += 1) actor.send({ type: 'KNOCK', times });
  const [running] = list.list();
  expect(running?.events()).toMatchObject([{ serial: 1, count: 300, event: { times: 300 } }]);
  for (let round = 0; round < 300; round += 1) {
    actor.send({ type: 'CLOSE' });
    actor.send({ type: 'KNOCK', times: round });
  }
  expect(running?.events()).toHaveLength(keptEvents);
  const serials = () => running?.events().map(({ serial }) => serial) ?? [];
  const before = serials();
  actor.send({ type: 'CLOSE' });
  expect(serials()).toEqual([...before.slice(1), (before.at(-1) ?? 0) + 1]);
});

test('gives events with other data, or after a while, lines of their own', () => {
  let now = 0;
  const list = createRunningActors(() => now);
  const actor = startActor(door, named, {}, list);
  const [running] = list.list();
  const knock = { type: 'KNOCK', times: 1 } as const;
  actor.send(knock);
  const knockOf = (hand: string, times: number) => ({ ...knock, hand, times });
  actor.send(knockOf('left', 1));
  actor.send(knockOf('right', 1));
  now = 900;
  actor.send(knockOf('right', 2));
  now = 2000;
  actor.send(knockOf('right', 3));
  expect(running?.events().map(({ count, event }) => [count, event])).toEqual([
    [1, knock],
    [1, knockOf('left', 1)],
    [2, knockOf('right', 2)],
    [1, knockOf('right', 3)],
  ]);
});

test('attaches to a running actor and detaches from it', () => {
  const list = createRunningActors();
  const actor = createActor(door).start();
  const remove = list.add(actor, named);
  actor.send({ type: 'KNOCK', times: 1 });
  expect(list.list()[0]?.events()).toHaveLength(1);
  remove();
  actor.send({ type: 'KNOCK', times: 2 });
  expect(list.list()).toEqual([]);
});
