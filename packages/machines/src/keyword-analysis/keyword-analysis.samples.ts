import type { Opportunity } from '@brandroom/domain/keyword/keyword.schema';

import type { EventSample } from '../statechart/event-sample';
import type { AnalysisRequest, KeywordAnalysisEvent } from './keyword-analysis.events';

export const analysisRequest: AnalysisRequest = { range: '30d', keywords: 12 };
export const otherRequest: AnalysisRequest = { range: '12m', keywords: 12 };

export const sampleOpportunities: readonly Opportunity[] = [
  {
    keyword: 'cold brew',
    score: 74,
    potential: 82,
    difficulty: 30,
    competition: 40,
    recommendations: [
      'Write content for this keyword. Average position 12 is outside the first five, which get most clicks.',
    ],
  },
];

/** Every event, with the payloads that make a difference. */
export const keywordAnalysisSamples: readonly EventSample<KeywordAnalysisEvent>[] = [
  { name: 'Twelve keywords', event: { type: 'ANALYZE', request: analysisRequest } },
  {
    name: 'Without keywords',
    event: { type: 'ANALYZE', request: { ...analysisRequest, keywords: 0 } },
  },
  { name: 'Cancel', event: { type: 'CANCEL' } },
  { name: 'Try again', event: { type: 'RETRY' } },
];
