import { expect, it } from 'vitest';

import { mutantsOf, survivorsOf } from '../testing/mutants';
import { imageGeneration } from './image-generation.machine';
import { imageGenerationFixtures } from './image-generation.scenarios';

it('no fault in image generation goes unseen', { timeout: 60_000 }, async () => {
  expect(mutantsOf(imageGeneration).length).toBeGreaterThan(15);
  expect(await survivorsOf(imageGeneration, imageGenerationFixtures)).toEqual([]);
});
