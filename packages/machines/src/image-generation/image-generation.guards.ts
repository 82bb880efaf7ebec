import type { ImageRequest } from '@brandroom/domain/content/generated-image.schema';

import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';
import type { ImageGenerationContext, ImageGenerationEvent } from './image-generation.events';

type Args = GuardArgs<ImageGenerationContext, ImageGenerationEvent>;
type Rule = (args: Args) => boolean;
type Words = GuardWords<ImageGenerationContext, ImageGenerationEvent>;

export const imageGenerationGuards = {
  hasPrompt: ({ event }) => {
    // An event may be malformed; a copy of nothing has no prompt.
    const { prompt }: Partial<ImageRequest> = 'request' in event ? { ...event.request } : {};
    return typeof prompt === 'string' && prompt.trim() !== '';
  },
} as const satisfies Record<string, Rule>;

/** The prompt's messages are those of the form's schema, so that one mistake has one message. */
export const imageGenerationGuardMessages: Readonly<
  Record<keyof typeof imageGenerationGuards, Words>
> = {
  hasPrompt: {
    kind: 'data',
    says: () => 'There is no description.',
    fix: () => 'Describe the image.',
  },
};
