import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

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
