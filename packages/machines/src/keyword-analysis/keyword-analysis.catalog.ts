import type { MachineParts } from '../statechart/machine-parts';
import { keywordAnalysisGuardMessages } from './keyword-analysis.guards';
import { keywordAnalysis } from './keyword-analysis.machine';
import { keywordAnalysisSamples, sampleOpportunities } from './keyword-analysis.samples';

export const label = 'Keyword analysis';
export const sentence = 'How the keywords of a brand are scored for opportunities.';

export const parts: MachineParts = {
  machine: keywordAnalysis,
  words: keywordAnalysisGuardMessages,
  people: [],
  samples: {
    events: () => keywordAnalysisSamples,
    answers: {
      analyze: {
        succeeds: [{ name: 'Opportunities are found', with: sampleOpportunities }],
        fails: [{ name: 'The connection is lost', with: { code: 'unavailable' } }],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
