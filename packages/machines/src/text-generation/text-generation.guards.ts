import type { TextRequest } from '@brandroom/domain/content/generated-text.schema';

import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';
import type { TextGenerationContext, TextGenerationEvent } from './text-generation.events';

type Args = GuardArgs<TextGenerationContext, TextGenerationEvent>;
type Rule = (args: Args) => boolean;
type Words = GuardWords<TextGenerationContext, TextGenerationEvent>;

/** The request of an event; parts can be missing, because an event may be malformed. */
function requestOf({ event }: Args): Partial<Extract<TextRequest, { type: 'social' }>> {
  return 'request' in event ? ({ ...event.request } as object) : {};
}

export const textGenerationGuards = {
  hasPrompt: (args) => {
    const { prompt } = requestOf(args);
    return typeof prompt === 'string' && prompt.trim() !== '';
  },
  hasPlatform: (args) => {
    const { type, platforms } = requestOf(args);
    return type !== 'social' || (Array.isArray(platforms) && platforms.length > 0);
  },
  isOffered: ({ context, event }) =>
    'which' in event && (event.which === 'all' || context.texts[event.which] !== undefined),
  isTheRest: ({ context, event }) =>
    'which' in event && (event.which === 'all' || context.texts.length === 1),
} as const satisfies Record<string, Rule>;

/** The messages are those of the form's schema, so that one mistake has one message. */
export const textGenerationGuardMessages: Readonly<
  Record<keyof typeof textGenerationGuards, Words>
> = {
  hasPrompt: {
    kind: 'data',
    says: () => 'There is no prompt.',
    fix: () => 'Say what the text should be about.',
  },
  hasPlatform: {
    kind: 'data',
    says: () => 'No platform is selected.',
    fix: () => 'Select at least one platform.',
  },
  isOffered: {
    kind: 'data',
    says: () => 'This text is no longer available.',
    fix: () => 'Choose one of the texts that are shown.',
  },
  isTheRest: {
    kind: 'data',
    says: () => 'More texts are available.',
    fix: () => 'Use all of them, or discard the others.',
  },
};
