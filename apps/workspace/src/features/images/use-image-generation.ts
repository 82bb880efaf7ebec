import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useApi, useClient } from '../../shared/api/api';
import type { GenerationState, ImageActor } from './image-actor';

/**
 * Generating an image (docs/product/files.md#generated-images). The machine loads with the first need of it. It is not
 * stopped with the page: who leaves while an image is made finds it there later.
 */
export function useImageGeneration(brandId: BrandId) {
  const { generation } = useClient();
  const { listImages } = useApi().generation;
  const queryClient = useQueryClient();
  const [state, setState] = useState<GenerationState>({ isBusy: false, image: null, error: null });
  const loading = useRef<Promise<ImageActor> | null>(null);
  // One a request, so that one that is sent again is stored once.
  const [keys] = useState(() => new WeakMap<ImageRequest, string>());

  async function make(request: ImageRequest, signal: AbortSignal): Promise<GeneratedImage> {
    const idempotencyKey = keys.get(request) ?? crypto.randomUUID();
    keys.set(request, idempotencyKey);
    const options = { signal, context: { idempotencyKey } };
    const image = await generation.image({ brandId, request }, options);
    queryClient.setQueryData(
      listImages.queryKey({ input: { brandId } }),
      (images: GeneratedImage[] | undefined) =>
        images && [image, ...images.filter(({ id }) => id !== image.id)],
    );
    return image;
  }

  async function load(): Promise<ImageActor> {
    try {
      const { startImageActor } = await import('./image-actor');
      return startImageActor({ generate: make, follow: setState });
    } catch (error) {
      // The next need of it tries again.
      loading.current = null;
      throw error;
    }
  }
  const actor = () => (loading.current ??= load());

  return {
    ...state,
    /** Loads ahead what generating needs; a failure is said when it is asked for. */
    prepare: () => void actor().catch(() => undefined),
    /** Rejects only where the machine could not be loaded. */
    generate: async (request: ImageRequest) => (await actor()).send({ type: 'GENERATE', request }),
    retry: () => void loading.current?.then((running) => running.send({ type: 'RETRY' })),
    cancel: () => void loading.current?.then((running) => running.send({ type: 'CANCEL' })),
  };
}

export type ImageGeneration = ReturnType<typeof useImageGeneration>;
