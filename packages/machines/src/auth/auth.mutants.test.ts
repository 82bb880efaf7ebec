import { expect, it } from 'vitest';

import { mutantsOf, survivorsOf } from '../testing/mutants';
import { auth } from './auth.machine';
import { authFixtures } from './auth.scenarios';

it('no fault in auth goes unseen', { timeout: 60_000 }, async () => {
  expect(mutantsOf(auth).length).toBeGreaterThan(100);
  expect(await survivorsOf(auth, authFixtures)).toEqual([]);
});
