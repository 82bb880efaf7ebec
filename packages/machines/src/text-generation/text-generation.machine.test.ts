import { expect, it } from 'vitest';
import { transition } from 'xstate';

import { classify } from '@brandroom/statechart/classify';
import { refusals } from '@brandroom/statechart/refusals';
import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import { textGenerationGuardMessages } from './text-generation.guards';
import { textGeneration } from './text-generation.machine';
import { socialRequest } from './text-generation.samples';
import { fixtures } from './text-generation.scenarios';

describeMachine(textGeneration, fixtures);

/* The possible events of each state, written by hand; `yes/no` if it depends on the offered texts. */
const outcomes = tableOf(`
event                      idle  generating  ready   failed
generates posts            yes   -           yes     yes
generates an email         yes   -           yes     yes
generates from nothing     no    -           no      no
generates for no platform  no    -           no      no
cancels                    -     yes         -       -
retries                    -     -           -       yes
uses the first             -     -           yes     -
uses the second            -     -           yes/no  -
uses all                   -     -           yes     -
discards                   -     -           yes     -
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(textGeneration, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

it('explains why nothing is generated, with a suggestion', () => {
  const idle = textGeneration.resolveState({
    value: 'idle',
    context: { request: null, texts: [], error: null },
  });
  const reasons = (snapshot: typeof idle, prompt: string, platforms: 'x'[]) =>
    refusals(
      snapshot,
      { type: 'GENERATE', request: { type: 'social', prompt, platforms } },
      textGenerationGuardMessages,
    ).map(({ fix }) => fix);
  expect(reasons(idle, '', [])).toEqual([
    'Say what the text should be about.',
    'Select at least one platform.',
  ]);
  const [busy] = transition(textGeneration, idle, { type: 'GENERATE', request: socialRequest });
  expect(reasons(busy, 'Words', ['x'])).toEqual([]);
  expect(classify(busy, { type: 'GENERATE', request: socialRequest }).outcome).toBe('not handled');
});
