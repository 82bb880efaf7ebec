import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { createSharedActors } from './shared-actors';

const counter = () =>
  createMachine({ initial: 'off', states: { off: { on: { ON: 'on' } }, on: {} } });

test('an actor outlives the screen that started it, and is found by its name', () => {
  const actors = createSharedActors();
  actors.get('lamp', counter).send({ type: 'ON' });
  expect(actors.get('lamp', counter).getSnapshot().value).toBe('on');
  expect(actors.get('other lamp', counter).getSnapshot().value).toBe('off');
});

test('all of them stop together, and begin anew for the next person', () => {
  const actors = createSharedActors();
  const lamp = actors.get('lamp', counter);
  lamp.send({ type: 'ON' });
  actors.stop();
  expect(lamp.getSnapshot().status).toBe('stopped');
  expect(actors.get('lamp', counter).getSnapshot().value).toBe('off');
});
