import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';

import type { Failure } from '../refusal/failure';

export type TextGenerationEvent =
  | { type: 'GENERATE'; request: TextRequest }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  /** Takes over one of the texts, by its place, or all of them. */
  | { type: 'USE'; which: number | 'all' }
  | { type: 'DISCARD' };

export interface TextGenerationContext {
  /** What was asked for last; what RETRY asks for again. */
  readonly request: TextRequest | null;
  readonly isRunning: boolean;
  /** What is offered and not used yet. */
  readonly texts: readonly GeneratedText[];
  readonly error: Failure | null;
}
