import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import type { Opportunity } from '@brandroom/domain/keyword/keyword.schema';

import type { Failure } from '../refusal/failure';

/** The input of an analysis. */
export interface AnalysisRequest {
  readonly range: TimeRange;
  /** How many keywords there are. */
  readonly keywords: number;
}

export type KeywordAnalysisEvent =
  | { type: 'ANALYZE'; request: AnalysisRequest }
  | { type: 'CANCEL' }
  | { type: 'RETRY' };

export interface KeywordAnalysisContext {
  /** The last request, which RETRY repeats. */
  readonly request: AnalysisRequest | null;
  readonly isRunning: boolean;
  /** The result of the last analysis, best first; null without one. */
  readonly opportunities: readonly Opportunity[] | null;
  readonly error: Failure | null;
}
