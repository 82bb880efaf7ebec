import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import type { QuickBuildInput } from './quick-build.events';
import { quickBuild } from './quick-build.machine';
import { request } from './quick-build.samples';
import { fixtures } from './quick-build.scenarios';

describeMachine(quickBuild, fixtures);

/* The possible events of each state, written by hand; `yes/no` if it depends on the completed steps. */
const outcomes = tableOf(`
event                    idle  building  built  failed
north-light.com          yes   no        yes    yes
Not an address           no    no        no     no
Two steps are done       -     yes/no    -      -
No step is done          -     no        -      -
Half a step is done      -     no        -      -
Too many steps are done  -     no        -      -
Cancel                   -     yes       -      -
Try again                -     -         -      yes
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(quickBuild, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

it('runs on while it reports its steps, and is aborted when it is canceled', () => {
  const runs: (QuickBuildInput & { signal: { readonly aborted: boolean } })[] = [];
  const actor = createActor(
    quickBuild.provide({
      actors: {
        buildBrand: fromPromise<Brand, QuickBuildInput>(({ input, signal }) => {
          runs.push({ ...input, signal });
          return new Promise(() => {});
        }),
      },
    }),
  );
  actor.start();
  actor.send({ type: 'START', request });
  runs[0]?.report(3);
  expect(actor.getSnapshot().context.done).toBe(3);
  expect(runs.map(({ signal }) => signal.aborted)).toEqual([false]);
  actor.send({ type: 'CANCEL' });
  expect(runs.map(({ signal }) => signal.aborted)).toEqual([true]);
});
