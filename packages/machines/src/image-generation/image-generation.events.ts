import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';

import type { Failure } from '../refusal/failure';

export type ImageGenerationEvent =
  | { type: 'GENERATE'; request: ImageRequest }
  | { type: 'CANCEL' }
  | { type: 'RETRY' };

export interface ImageGenerationContext {
  /** The last request, which RETRY repeats. */
  readonly request: ImageRequest | null;
  /** The image that came last; all of them are in the list of the brand. */
  readonly image: GeneratedImage | null;
  readonly error: Failure | null;
}
