import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';
import { imageGeneration } from '@brandroom/machines/image-generation/image-generation.machine';
import type { Failure } from '@brandroom/machines/refusal/failure';
import type { ActorRefFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';

export type ImageActor = ActorRefFrom<typeof imageGeneration>;

/** Where the process stands. */
export interface GenerationState {
  isBusy: boolean;
  /** The image that came last. */
  image: GeneratedImage | null;
  error: Failure | null;
}

interface ImageActorOptions {
  /** Aborting the signal takes the image back. */
  generate: (request: ImageRequest, signal: AbortSignal) => Promise<GeneratedImage>;
  follow: (state: GenerationState) => void;
}

/** Starts the image generation machine over the backend's operation. */
export function startImageActor({ generate, follow }: ImageActorOptions): ImageActor {
  const actor = createActor(
    imageGeneration.provide({
      actors: {
        generateImage: fromPromise<GeneratedImage, ImageRequest | null>(
          async ({ input, signal }) => {
            if (!input) throw new Error('Nothing was asked for.');
            return generate(input, signal);
          },
        ),
      },
    }),
  );
  actor.subscribe((snapshot) => {
    const { image, error } = snapshot.context;
    follow({ isBusy: snapshot.hasTag('busy'), image, error });
  });
  actor.start();
  return actor;
}
