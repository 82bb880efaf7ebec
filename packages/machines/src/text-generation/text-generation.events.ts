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
  /** The last request, which RETRY repeats. */
  readonly request: TextRequest | null;
  /** Generated texts that are not used yet. */
  readonly texts: readonly GeneratedText[];
  readonly error: Failure | null;
}
