import { expect, test } from 'vitest';
import type { ActorOptions, ActorRefFrom, SnapshotFrom } from 'xstate';
import { createMachine, setup } from 'xstate';

import { holdActor } from './hold-actor';
import { runningActors } from './running-actors';
import { createSharedActors } from './shared-actors';
import { startActor } from './start-actor';

const lamp = () =>
  startActor(createMachine({ initial: 'off', states: { off: { on: { ON: 'on' } }, on: {} } }), {
    name: 'Lamp',
    machine: 'lamp',
  });

test('an actor outlives the screen that started it, and is found by its name', () => {
  const actors = createSharedActors();
  actors.get('lamp', lamp).send({ type: 'ON' });
  expect(actors.get('lamp', lamp).getSnapshot().value).toBe('on');
  expect(actors.get('other lamp', lamp).getSnapshot().value).toBe('off');
});

test('all actors stop together, and new ones start for the next person', () => {
  const actors = createSharedActors();
  const first = actors.get('lamp', lamp);
  first.send({ type: 'ON' });
  expect(runningActors.list().map(({ ref }) => ref)).toContain(first);
  actors.stop();
  expect(runningActors.list().map(({ ref }) => ref)).not.toContain(first);
  expect(first.getSnapshot().status).toBe('stopped');
  expect(actors.get('lamp', lamp).getSnapshot().value).toBe('off');
});

/** A result that is produced and kept without a mounted screen. */
const oven = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- setup() takes its types from this assertion
  types: {} as { tags: 'busy'; events: { type: 'BAKE' } | { type: 'BAKED' } },
}).createMachine({
  initial: 'cold',
  states: {
    cold: { on: { BAKE: 'baking' } },
    baking: { tags: 'busy', on: { BAKED: 'done' } },
    done: {},
  },
});
type Oven = ActorRefFrom<typeof oven>;
const startOven = (options: ActorOptions<typeof oven>) =>
  startActor(oven, { name: 'Oven', machine: 'oven' }, options);
const isBaking = (snapshot: SnapshotFrom<Oven>) => snapshot.hasTag('busy');
const isListed = (actor: Oven) => runningActors.list().some(({ ref }) => ref === actor);

test('an actor that no screen holds ends once nothing is pending, and its result comes back', async () => {
  const actors = createSharedActors();
  const first = actors.get('oven', startOven);
  const leave = holdActor<Oven>(actors.of('oven'), isBaking);
  first.send({ type: 'BAKE' });
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isListed(first)).toBe(true);

  first.send({ type: 'BAKED' });
  await expect.poll(() => isListed(first)).toBe(false);
  const second = actors.get('oven', startOven);
  expect(second).not.toBe(first);
  expect(second.getSnapshot().value).toBe('done');

  actors.stop();
  expect(actors.get('oven', startOven).getSnapshot().value).toBe('cold');
  actors.stop();
});

test('an actor continues while the next screen holds it, or where no screen ever did', async () => {
  const actors = createSharedActors();
  const actor = actors.get('oven', startOven);
  const unheld = actors.get('other oven', startOven);
  const leave = holdActor<Oven>(actors.of('oven'), isBaking);
  leave();
  const leaveNext = holdActor<Oven>(actors.of('oven'), isBaking);
  await new Promise((resolve) => setTimeout(resolve));
  expect([isListed(actor), isListed(unheld)]).toEqual([true, true]);
  leaveNext();
  await expect.poll(() => isListed(actor)).toBe(false);
  expect(isListed(unheld)).toBe(true);
  actors.stop();
});
