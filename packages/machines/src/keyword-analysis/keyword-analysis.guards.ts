import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';

import type {
  AnalysisRequest,
  KeywordAnalysisContext,
  KeywordAnalysisEvent,
} from './keyword-analysis.events';

type Args = GuardArgs<KeywordAnalysisContext, KeywordAnalysisEvent>;
type Rule = (args: Args) => boolean;
type Words = GuardWords<KeywordAnalysisContext, KeywordAnalysisEvent>;

export const keywordAnalysisGuards = {
  hasKeywords: ({ event }) => {
    // An event may be malformed; a copy of nothing has no keywords.
    const { keywords }: Partial<AnalysisRequest> = 'request' in event ? { ...event.request } : {};
    return typeof keywords === 'number' && keywords > 0;
  },
  isAtRest: ({ context }) => !context.isRunning,
} as const satisfies Record<string, Rule>;

export const keywordAnalysisGuardMessages: Readonly<
  Record<keyof typeof keywordAnalysisGuards, Words>
> = {
  hasKeywords: {
    kind: 'data',
    says: () => 'There are no keywords to analyze.',
    fix: () => 'Add a keyword group.',
  },
  isAtRest: {
    kind: 'data',
    says: () => 'An analysis is running.',
    fix: () => 'Wait for it, or cancel it.',
  },
};
