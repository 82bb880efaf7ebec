import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Opportunity } from '@brandroom/domain/keyword/keyword.schema';
import type { AnalysisRequest } from '@brandroom/machines/keyword-analysis/keyword-analysis.events';
import { keywordAnalysisGuardMessages } from '@brandroom/machines/keyword-analysis/keyword-analysis.guards';
import { keywordAnalysis } from '@brandroom/machines/keyword-analysis/keyword-analysis.machine';
import { refusals } from '@brandroom/statechart/refusals';
import { showToast } from '@brandroom/ui/toast';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';

import { startActor } from '../../../shared/actors/start-actor';
import { useSharedActor } from '../../../shared/actors/use-shared-actor';
import { useClient } from '../../../shared/api/api';

interface AnalysisOptions {
  brandId: BrandId;
  range: TimeRange;
}

/**
 * The analysis of a brand's keywords. Its actor outlives the page and a change of the range, so that
 * the result is still there when the person returns after creating content.
 */
export function useKeywordAnalysis({ brandId, range }: AnalysisOptions) {
  const { keywords } = useClient();
  const machine = () =>
    keywordAnalysis.provide({
      actors: {
        analyze: fromPromise<readonly Opportunity[], AnalysisRequest | null>(
          ({ input, signal }) => {
            if (!input) throw new Error('There is no request to analyze.');
            return keywords.analyze({ brandId, range: input.range }, { signal });
          },
        ),
      },
    });
  const actor = useSharedActor(`keyword-analysis/${brandId}`, (options) =>
    startActor(machine(), { name: 'Keyword analysis', machine: 'keyword-analysis' }, options),
  );
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    opportunities: useSelector(actor, (snapshot) => snapshot.context.opportunities),
    error: useSelector(actor, (snapshot) => snapshot.context.error),
    /** The range of the running or the last analysis. */
    analyzed: useSelector(actor, (snapshot) => snapshot.context.request?.range),
    /** Starts the analysis, or shows why it cannot start. */
    start: (count: number) => {
      const event = { type: 'ANALYZE', request: { range, keywords: count } } as const;
      const [refusal] = refusals(actor.getSnapshot(), event, keywordAnalysisGuardMessages);
      if (refusal) showToast({ title: refusal.reason, description: refusal.fix });
      else actor.send(event);
    },
    cancel: () => actor.send({ type: 'CANCEL' }),
    retry: () => actor.send({ type: 'RETRY' }),
  };
}

export type KeywordAnalysis = ReturnType<typeof useKeywordAnalysis>;
