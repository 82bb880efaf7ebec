import type { GeneratedText } from '@brandroom/domain/content/generated-text.schema';

import type { BrandVoice, Services } from '../services';
import { pngOfSize } from './file-bytes';
import { brandId } from './test-world';

function textIn({ messages }: BrandVoice) {
  const body = ['Words.', ...messages.map(({ content }) => content)].join(' ');
  return { title: 'Generated', description: '', body, tags: [] };
}

/** Services that answer at once, from their input. */
export const testServices: Services = {
  newcomerBrandId: brandId,
  generateTexts: async (request, voice): Promise<GeneratedText[]> => {
    const { type } = request;
    const text = textIn(voice);
    if (type === 'social')
      return request.platforms.map((platform) => ({ type, ...text, platform }));
    if (type === 'email') return [{ type, ...text, subject: 'Generated', preheader: '' }];
    return [{ type, ...text, seoTitle: '', seoDescription: '', excerpt: '' }];
  },
  generateImage: async ({ prompt }) => pngOfSize(prompt.length, 1),
  campaignMetrics: async ({ budget, goals }) => ({
    reach: budget ?? 0,
    engagement: 0,
    conversions: 0,
    spend: 0,
    revenue: 0,
    roi: 0,
    goals: goals.map(() => 0),
  }),
  campaignDays: async ({ channels: [channel = 'blog'], startDate }, { from }) => {
    const date = startDate > from ? startDate : from;
    return [{ date, channel, impressions: 100, clicks: 10, conversions: 1, spend: 4, revenue: 12 }];
  },
  audienceSize: async (_, audience) => (audience === 'new' ? 0 : 1000),
  emailResults: async ({ recipients }) => ({ opens: recipients / 2, clicks: recipients / 10 }),
  unstoredBytes: async ({ name }) => new Uint8Array(new TextEncoder().encode(name)),
  isDrawable: async () => true,
};
