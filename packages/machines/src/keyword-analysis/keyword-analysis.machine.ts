import type { Opportunity } from '@brandroom/domain/keyword/keyword.schema';
import { and, assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type {
  AnalysisRequest,
  KeywordAnalysisContext,
  KeywordAnalysisEvent,
} from './keyword-analysis.events';
import { keywordAnalysisGuards } from './keyword-analysis.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/formats-and-limits.md#figures';
const { spec, added } = stepTexts(specRef);

/**
 * 'Analyze Opportunities': scores every keyword of a brand
 * (docs/product/formats-and-limits.md#figures). Cancelling stops the actor.
 */
export const keywordAnalysis = setup({
  types: {} as {
    context: KeywordAnalysisContext;
    events: KeywordAnalysisEvent;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: keywordAnalysisGuards,
  actors: {
    analyze: mustBeProvided<readonly Opportunity[], AnalysisRequest | null>('analyze'),
  },
  actions: {
    keepRequest: assign({
      request: ({ context, event }) => ('request' in event ? event.request : context.request),
    }),
    begin: assign({ isRunning: true, opportunities: null, error: null }),
    end: assign({ isRunning: false }),
    keepResult: assign((_, opportunities: readonly Opportunity[]) => ({ opportunities })),
    sayFailed: assign((_, error: unknown) => ({ error: failureOf(error) })),
  },
}).createMachine({
  id: 'keyword-analysis',
  version: '1.0.1',
  description: 'Scoring the keywords of a brand.',
  context: { request: null, isRunning: false, opportunities: null, error: null },
  initial: 'idle',
  on: {
    ANALYZE: {
      target: '.analyzing',
      guard: and(['hasKeywords', 'isAtRest']),
      actions: 'keepRequest',
      ...spec('Analyze Opportunities'),
    },
  },
  states: {
    idle: {
      description: 'Nothing was analyzed, or it was canceled.',
      meta: { label: 'Idle', origin: 'spec', specRef },
      tags: ['editable'],
    },
    analyzing: {
      description: 'The keywords are being scored.',
      meta: { label: 'Analyzing', origin: 'spec', specRef },
      tags: ['busy'],
      entry: 'begin',
      exit: 'end',
      invoke: {
        id: 'analyze',
        src: 'analyze',
        input: ({ context }) => context.request,
        onDone: {
          target: 'ready',
          actions: { type: 'keepResult', params: outputOf },
          ...spec('Analyzed'),
        },
        onError: {
          target: 'failed',
          actions: { type: 'sayFailed', params: errorOf },
          ...spec('The analysis fails'),
        },
      },
      on: { CANCEL: { target: 'idle', ...added('Cancel') } },
    },
    ready: {
      description: 'The opportunities are there.',
      meta: { label: 'Ready', origin: 'spec', specRef },
      tags: ['editable'],
    },
    failed: {
      description: 'The keywords could not be analyzed.',
      meta: { label: 'Failed', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: { RETRY: { target: 'analyzing', ...added('Try again') } },
    },
  },
});
