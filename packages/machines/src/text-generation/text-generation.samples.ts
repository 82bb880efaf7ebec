import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';

import type { EventSample } from '../statechart/event-sample';
import type { TextGenerationEvent } from './text-generation.events';

export const socialRequest: TextRequest = {
  type: 'social',
  prompt: 'The autumn menu',
  platforms: ['linkedin', 'x'],
};
export const emailRequest: TextRequest = { type: 'email', prompt: 'The autumn menu' };
export const nowhere: TextRequest = { type: 'social', prompt: 'The autumn menu', platforms: [] };

function post(platform: 'linkedin' | 'x'): GeneratedText {
  const text = {
    title: 'Autumn is on the menu',
    description: '',
    body: 'Spiced oat latte, from Monday on.',
    tags: [],
  };
  return { type: 'social', platform, ...text };
}

export const sampleTexts: readonly GeneratedText[] = [post('linkedin'), post('x')];

/** Every event, with the payloads that make a difference. */
export const textGenerationSamples: readonly EventSample<TextGenerationEvent>[] = [
  { name: 'Posts about the autumn menu', event: { type: 'GENERATE', request: socialRequest } },
  { name: 'An email about the autumn menu', event: { type: 'GENERATE', request: emailRequest } },
  {
    name: 'Without a prompt',
    event: { type: 'GENERATE', request: { type: 'email', prompt: '  ' } },
  },
  {
    name: 'Without a platform',
    event: { type: 'GENERATE', request: nowhere },
  },
  { name: 'Cancel', event: { type: 'CANCEL' } },
  { name: 'Try again', event: { type: 'RETRY' } },
  { name: 'The first text', event: { type: 'USE', which: 0 } },
  { name: 'The second text', event: { type: 'USE', which: 1 } },
  { name: 'All texts', event: { type: 'USE', which: 'all' } },
  { name: 'Discard', event: { type: 'DISCARD' } },
];
