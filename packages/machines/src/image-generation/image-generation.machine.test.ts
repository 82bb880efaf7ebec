import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';

import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import { imageGeneration } from './image-generation.machine';
import { imageRequest } from './image-generation.samples';
import { fixtures } from './image-generation.scenarios';

describeMachine(imageGeneration, fixtures);

/* The possible events of each state, written by hand. */
const outcomes = tableOf(`
event                  idle  generating  ready  failed
A lighthouse at dusk   yes   -           yes    yes
Without a description  no    -           no     no
Cancel                 -     yes         -      -
Try again              -     -           -      yes
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(imageGeneration, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

it('aborts the actor when it is canceled', () => {
  const signals: { readonly aborted: boolean }[] = [];
  const actor = createActor(
    imageGeneration.provide({
      actors: {
        generateImage: fromPromise<GeneratedImage, ImageRequest | null>(({ signal }) => {
          signals.push(signal);
          return new Promise(() => {});
        }),
      },
    }),
  );
  actor.start();
  actor.send({ type: 'GENERATE', request: imageRequest });
  actor.send({ type: 'CANCEL' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
