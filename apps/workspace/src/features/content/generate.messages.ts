import type { ContentType } from '@brandroom/domain/content/content.schema';

/** What the Generate Content panel says (spec section 2.17); it comes with the panel. */
export const generateMessages = {
  prompt: 'What should it be about?',
  promptHelp: 'The text uses the tone, the messages and the rules of the brand.',
  platforms: 'Platforms',
  platformsHelp: 'One post for each.',
  generate: 'Generate',
  generating: 'Generating…',
  cancel: 'Cancel generating',
  cancelled: 'Generating cancelled',
  ready: (places: readonly string[]) =>
    places.length === 1
      ? `Draft ready in ${places[0] ?? ''}`
      : `Drafts ready in ${places.slice(0, -1).join(', ')} and ${places.at(-1) ?? ''}`,
  /** As a sentence names it. */
  place: (type: ContentType, position: number) => {
    if (type === 'social') return `Post ${position}`;
    return type === 'email' ? 'the email' : 'the blog post';
  },
  undo: 'Undo',
  undone: 'The generated text is taken back',
  offered: 'A text is ready. It would take the place of what you wrote.',
  replace: 'Replace my text',
  discard: 'Discard it',
  discarded: 'The generated text is discarded',
  retry: 'Try again',
} as const;
