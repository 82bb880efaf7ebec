import { expect, it } from 'vitest';

import { mutantsOf, survivorsOf } from '../testing/mutants';
import { textGeneration } from './text-generation.machine';
import { textGenerationFixtures } from './text-generation.scenarios';

it('no fault in text generation goes unseen', { timeout: 60_000 }, async () => {
  expect(mutantsOf(textGeneration).length).toBeGreaterThan(25);
  expect(await survivorsOf(textGeneration, textGenerationFixtures)).toEqual([]);
});
