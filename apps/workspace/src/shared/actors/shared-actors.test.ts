import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { runningActors } from './running-actors';
import { createSharedActors } from './shared-actors';

const counter = () =>
  createMachine({ initial: 'off', states: { off: { on: { ON: 'on' } }, on: {} } });

const lamp = { name: 'Lamp', machine: 'lamp' };

test('an actor outlives the screen that started it, and is found by its name', () => {
  const actors = createSharedActors();
  actors.get('lamp', counter, lamp).send({ type: 'ON' });
  expect(actors.get('lamp', counter, lamp).getSnapshot().value).toBe('on');
  expect(actors.get('other lamp', counter, lamp).getSnapshot().value).toBe('off');
});

test('all of them stop together, and begin anew for the next person', () => {
  const actors = createSharedActors();
  const first = actors.get('lamp', counter, lamp);
  first.send({ type: 'ON' });
  expect(runningActors.list().map(({ ref }) => ref)).toContain(first);
  actors.stop();
  expect(runningActors.list().map(({ ref }) => ref)).not.toContain(first);
  expect(first.getSnapshot().status).toBe('stopped');
  expect(actors.get('lamp', counter, lamp).getSnapshot().value).toBe('off');
});
