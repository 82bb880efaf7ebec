import { newColor } from '@brandroom/domain/brand/color.schema';
import type { GeneratedText } from '@brandroom/domain/content/generated-text.schema';

import type { BrandVoice, Services } from '../services';
import { pngOfSize } from './file-bytes';
import type { Person } from './test-world';
import { brandId, people, personRow } from './test-world';

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
  starterBrand: async (host) => ({
    name: host,
    description: '',
    colors: [{ ...newColor, name: 'First', isPrimary: true }],
    fonts: [{ name: 'Text', family: 'Inter', weights: ['400'], usage: 'Text.', url: '' }],
    tones: [{ title: 'Plain', description: 'Short words.', examples: ['It is here.'] }],
    messages: [{ type: 'tagline', content: 'Here.', description: '' }],
    rules: [{ title: 'Plain', description: 'No jargon.', examples: ['Use.'], platform: 'all' }],
  }),
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
  socialPages: async (platform, { name }) => [
    { id: `${platform}-main`, name },
    { id: `${platform}-jobs`, name: `${name} Jobs` },
  ],
  // A site that takes everything and keeps nothing.
  requestSite: async ({ method, url }) => {
    const isList = method === 'GET' && url.includes('/wp/v2/');
    const total = url.includes('/pages') ? 2 : 5;
    return isList
      ? { status: 200, total, body: [] }
      : { status: 200, body: { id: 1, token: 'token', namespaces: ['wp/v2'] } };
  },
  keywordMarket: async ({ keyword }) => ({
    volume: 1000 * keyword.length,
    difficulty: 30,
    competition: 30,
  }),
  keywordDays: async (_, days) => days.map(() => ({ impressions: 100, clicks: 4, position: 8 })),
  audienceSize: async (_, audience) => (audience === 'new' ? 0 : 1000),
  emailResults: async ({ recipients }) => ({ opens: recipients / 2, clicks: recipients / 10 }),
  unstoredBytes: async ({ name }) => new Uint8Array(new TextEncoder().encode(name)),
  sampleRows: async () =>
    (Object.keys(people) as Person[]).map((person) => ({
      collection: 'users' as const,
      row: personRow(person),
    })),
  isDrawable: async () => true,
};
