import type { Services } from '@brandroom/backend/services';

import { isDrawable } from '../is-drawable';
import { firstBrandId } from '../samples/first-brand';
import { campaignDays } from './campaign-days';
import { campaignMetrics } from './campaign-metrics';
import { audienceSize, emailResults } from './email-results';

/** Services that need no network: generators that draw and write by rules, and the samples. */
export const simulatedServices: Services = {
  newcomerBrandId: firstBrandId,
  campaignDays: async (campaign, { from, until }) => campaignDays(campaign, until, from),
  campaignMetrics: async (campaign, at) => campaignMetrics(campaign, at),
  audienceSize: async (brandId, audience) => audienceSize(brandId, audience),
  emailResults: async (email) => emailResults(email),
  isDrawable,
  // The generators are larger than the rest of the worker, so each loads on first use.
  generateTexts: async (request, voice) => {
    const { makeTexts } = await import('./text/make-text');
    return makeTexts(request, voice);
  },
  generateImage: async (request, colors) => {
    const { drawImage } = await import('./image/draw-image');
    return drawImage(request, colors);
  },
  unstoredBytes: async (file) => {
    const { sampleBytes } = await import('../samples/sample-bytes');
    return sampleBytes(file);
  },
};
