import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { refusals } from '@brandroom/statechart/refusals';
import { textGenerationGuardMessages } from '@brandroom/machines/text-generation/text-generation.guards';
import { textGeneration } from '@brandroom/machines/text-generation/text-generation.machine';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';

import { useProcess } from '../../../shared/actors/use-process';
import { useClient } from '../../../shared/api/api';

/** Generates texts with the brand's own generator. */
export function useTextGeneration(brandId: BrandId) {
  const { generation } = useClient();
  const actor = useProcess(
    textGeneration.provide({
      actors: {
        generateText: fromPromise<readonly GeneratedText[], TextRequest | null>(
          async ({ input: request, signal }) =>
            request === null ? [] : generation.text({ brandId, request }, { signal }),
        ),
      },
    }),
    { name: 'Text generation', machine: 'text-generation' },
  );
  const snapshot = useSelector(actor, (current) => current);
  return {
    state: snapshot.value,
    /** The step that generates, in the explorer. */
    rule: { machine: 'text-generation', state: snapshot.value, event: 'GENERATE' },
    isBusy: snapshot.hasTag('busy'),
    texts: snapshot.context.texts,
    error: snapshot.matches('failed') ? snapshot.context.error : null,
    /** The request that RETRY repeats. */
    request: snapshot.context.request,
    send: actor.send,
    /** Returns suggestions if the machine refuses a request; empty otherwise. */
    missingFor: (request: TextRequest) =>
      refusals(snapshot, { type: 'GENERATE', request }, textGenerationGuardMessages).map(
        ({ fix }) => fix,
      ),
  };
}
