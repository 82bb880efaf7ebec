import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';
import type { BrandId, Id } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { ImageGenerationEvent } from './image-generation.events';

export const imageRequest: ImageRequest = {
  prompt: 'A lighthouse at dusk',
  style: 'cartoon',
  aspectRatio: '1:1',
};
export const otherRequest: ImageRequest = { ...imageRequest, style: 'realistic' };

export const sampleImage: GeneratedImage = {
  ...imageRequest,
  id: 'image_1_1' as Id<'GeneratedImage'>,
  brandId: 'brand_1_1' as BrandId,
  alt: '',
  createdAt: '2026-03-02T10:00:00.000Z',
};

/** Every event, with the payloads that make a difference. */
export const imageGenerationSamples: readonly EventSample<ImageGenerationEvent>[] = [
  { name: 'A lighthouse at dusk', event: { type: 'GENERATE', request: imageRequest } },
  {
    name: 'Without a description',
    event: { type: 'GENERATE', request: { ...imageRequest, prompt: ' ' } },
  },
  { name: 'Cancel', event: { type: 'CANCEL' } },
  { name: 'Try again', event: { type: 'RETRY' } },
];
