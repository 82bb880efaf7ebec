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
event                           idle  generating  ready   failed
Posts about the autumn menu     yes   -           yes     yes
An email about the autumn menu  yes   -           yes     yes
Without a prompt                no    -           no      no
Without a platform              no    -           no      no
Cancel                          -     yes         -       -
Try again                       -     -           -       yes
The first text                  -     -           yes     -
The second text                 -     -           yes/no  -
All texts                       -     -           yes     -
Discard                         -     -           yes     -
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
