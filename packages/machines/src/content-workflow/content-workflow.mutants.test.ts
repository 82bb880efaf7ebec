import { expect, it } from 'vitest';

import { mutantsOf, survivorsOf } from '../testing/mutants';
import { contentWorkflow } from './content-workflow.machine';
import { contentWorkflowFixtures } from './content-workflow.scenarios';

it('no fault in the content workflow goes unseen', { timeout: 60_000 }, async () => {
  expect(mutantsOf(contentWorkflow).length).toBeGreaterThan(100);
  expect(await survivorsOf(contentWorkflow, contentWorkflowFixtures)).toEqual([]);
});
