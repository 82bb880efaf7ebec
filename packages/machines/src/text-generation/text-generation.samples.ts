import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';

import type { EventSample } from '../statechart/event-sample';
import type { TextGenerationEvent } from './text-generation.events';

export const socialRequest: TextRequest = {
  type: 'social',
  prompt: 'Our new cup',
  platforms: ['linkedin', 'x'],
};
export const emailRequest: TextRequest = { type: 'email', prompt: 'Our new cup' };
export const nowhere: TextRequest = { type: 'social', prompt: 'Our new cup', platforms: [] };

function post(platform: 'linkedin' | 'x'): GeneratedText {
  const text = { title: 'Our new cup', description: '', body: 'Here it is.', tags: [] };
  return { type: 'social', platform, ...text };
}

export const sampleTexts: readonly GeneratedText[] = [post('linkedin'), post('x')];

/** Every event, with the payloads that make a difference. */
export const textGenerationSamples: readonly EventSample<TextGenerationEvent>[] = [
  { name: 'generates posts', event: { type: 'GENERATE', request: socialRequest } },
  { name: 'generates an email', event: { type: 'GENERATE', request: emailRequest } },
  {
    name: 'generates from nothing',
    event: { type: 'GENERATE', request: { type: 'email', prompt: '  ' } },
  },
  {
    name: 'generates for no platform',
    event: { type: 'GENERATE', request: nowhere },
  },
  { name: 'cancels', event: { type: 'CANCEL' } },
  { name: 'retries', event: { type: 'RETRY' } },
  { name: 'uses the first', event: { type: 'USE', which: 0 } },
  { name: 'uses the second', event: { type: 'USE', which: 1 } },
  { name: 'uses all', event: { type: 'USE', which: 'all' } },
  { name: 'discards', event: { type: 'DISCARD' } },
];
