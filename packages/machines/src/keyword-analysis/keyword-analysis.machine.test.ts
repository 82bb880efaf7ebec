import type { Opportunity } from '@brandroom/domain/keyword/keyword.schema';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import type { AnalysisRequest } from './keyword-analysis.events';
import { keywordAnalysis } from './keyword-analysis.machine';
import { analysisRequest } from './keyword-analysis.samples';
import { fixtures } from './keyword-analysis.scenarios';

describeMachine(keywordAnalysis, fixtures);

/* The possible events of each state, written by hand. */
const outcomes = tableOf(`
event             idle  analyzing  ready  failed
Twelve keywords   yes   no         yes    yes
Without keywords  no    no         no     no
Cancel            -     yes        -      -
Try again         -     -          -      yes
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(keywordAnalysis, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

it('aborts the actor when it is canceled', () => {
  const signals: { readonly aborted: boolean }[] = [];
  const actor = createActor(
    keywordAnalysis.provide({
      actors: {
        analyze: fromPromise<readonly Opportunity[], AnalysisRequest | null>(({ signal }) => {
          signals.push(signal);
          return new Promise(() => {});
        }),
      },
    }),
  );
  actor.start();
  actor.send({ type: 'ANALYZE', request: analysisRequest });
  actor.send({ type: 'CANCEL' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
