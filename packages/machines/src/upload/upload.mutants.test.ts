import { expect, it } from 'vitest';

import { mutantsOf, survivorsOf } from '../testing/mutants';
import { upload } from './upload.machine';
import { uploadFixtures } from './upload.scenarios';

it('no fault in upload goes unseen', { timeout: 60_000 }, async () => {
  expect(mutantsOf(upload).length).toBeGreaterThan(40);
  expect(await survivorsOf(upload, uploadFixtures)).toEqual([]);
});
