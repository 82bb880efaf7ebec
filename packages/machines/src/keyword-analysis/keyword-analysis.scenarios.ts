import type { RegisteredMachine, Scenario } from '../testing/scenario';
import { withUnhandledEvents } from '../testing/unhandled-events';
import type { KeywordAnalysisContext, KeywordAnalysisEvent } from './keyword-analysis.events';
import { keywordAnalysisGuardMessages } from './keyword-analysis.guards';
import { keywordAnalysis } from './keyword-analysis.machine';
import {
  analysisRequest,
  keywordAnalysisSamples,
  otherRequest,
  sampleOpportunities,
} from './keyword-analysis.samples';

type AnalysisScenario = Scenario<KeywordAnalysisContext, KeywordAnalysisEvent>;

const start = { input: undefined };
const offline = { code: 'offline', message: 'The workspace cannot be reached.' } as const;
const analyze = { send: { type: 'ANALYZE', request: analysisRequest } } as const;
const running = {
  state: 'analyzing',
  running: { analyze: analysisRequest },
  context: { request: analysisRequest, isRunning: true, opportunities: null, error: null },
};
const atRest = { isRunning: false, opportunities: null, error: null };
const ready = { resolve: 'analyze', with: sampleOpportunities, state: 'ready', running: {} };

const scenarios: readonly AnalysisScenario[] = [
  {
    name: 'keywords are analyzed, and then those of another range',
    start,
    begins: { state: 'idle', running: {}, context: { request: null, ...atRest } },
    steps: [
      { ...analyze, ...running },
      {
        ...ready,
        context: { isRunning: false, opportunities: sampleOpportunities, error: null },
      },
      {
        send: { type: 'ANALYZE', request: otherRequest },
        state: 'analyzing',
        running: { analyze: otherRequest },
        context: { opportunities: null },
      },
    ],
  },
  {
    name: 'without keywords there is nothing to analyze',
    start,
    steps: [
      {
        send: { type: 'ANALYZE', request: { ...analysisRequest, keywords: 0 } },
        outcome: 'refused',
        state: 'idle',
        context: { request: null },
      },
    ],
  },
  {
    name: 'one analysis runs at a time, and can be canceled',
    start,
    steps: [
      { ...analyze, ...running },
      { send: { type: 'ANALYZE', request: otherRequest }, outcome: 'refused', ...running },
      { send: { type: 'CANCEL' }, state: 'idle', running: {}, context: atRest },
      { send: { type: 'RETRY' }, outcome: 'not handled', state: 'idle' },
      { ...analyze, ...running },
    ],
  },
  {
    name: 'a failure keeps its message, and the same or another analysis can be started',
    start,
    steps: [
      { ...analyze, ...running },
      {
        reject: 'analyze',
        with: offline,
        state: 'failed',
        running: {},
        context: { isRunning: false, opportunities: null, error: { ...offline, fields: [] } },
      },
      { send: { type: 'RETRY' }, ...running },
      { reject: 'analyze', with: offline, state: 'failed' },
      { ...analyze, ...running },
      { ...ready },
    ],
  },
  withUnhandledEvents(
    {
      name: 'a state takes its own events alone',
      start,
      begins: { state: 'idle' },
      steps: [
        { ...analyze, ...running },
        { reject: 'analyze', with: offline, state: 'failed', running: {} },
        { send: { type: 'RETRY' }, ...running },
        ready,
      ],
    },
    keywordAnalysisSamples,
    {
      idle: ['ANALYZE'],
      analyzing: ['ANALYZE', 'CANCEL'],
      ready: ['ANALYZE'],
      failed: ['ANALYZE', 'RETRY'],
    },
  ),
];

export const fixtures: RegisteredMachine<KeywordAnalysisContext, KeywordAnalysisEvent> = {
  label: 'Keyword analysis',
  machine: keywordAnalysis,
  scenarios,
  samples: keywordAnalysisSamples,
  words: keywordAnalysisGuardMessages,
  tags: {
    idle: ['editable'],
    analyzing: ['busy'],
    ready: ['editable'],
    failed: ['editable', 'needsAttention'],
  },
};
