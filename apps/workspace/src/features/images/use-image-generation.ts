import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { imageGeneration } from '@brandroom/machines/image-generation/image-generation.machine';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';

import { startActor } from '../../shared/actors/start-actor';
import { useSharedActor } from '../../shared/actors/use-shared-actor';
import { useApi, useClient } from '../../shared/api/api';

/**
 * Generates an image (docs/product/files.md#generated-images). Its actor outlives the page: an
 * image that is still being generated when the person leaves appears when they return.
 */
export function useImageGeneration(brandId: BrandId) {
  const { generation } = useClient();
  const { listImages } = useApi().generation;
  const queryClient = useQueryClient();

  function machine() {
    // One idempotency key for each request, so that a retried request is stored once.
    const keys = new WeakMap<ImageRequest, string>();
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
    return imageGeneration.provide({
      actors: {
        generateImage: fromPromise<GeneratedImage, ImageRequest | null>(
          async ({ input, signal }) => {
            if (!input) throw new Error('Nothing was asked for.');
            return make(input, signal);
          },
        ),
      },
    });
  }

  const actor = useSharedActor(`image-generation/${brandId}`, (options) =>
    startActor(machine(), { name: 'Image generation', machine: 'image-generation' }, options),
  );
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    /** The last generated image. */
    image: useSelector(actor, (snapshot) => snapshot.context.image),
    error: useSelector(actor, (snapshot) => snapshot.context.error),
    /** The request that RETRY repeats. */
    request: useSelector(actor, (snapshot) => snapshot.context.request),
    send: actor.send,
  };
}

export type ImageGeneration = ReturnType<typeof useImageGeneration>;
