import type { Services } from '@brandroom/backend/services';

import { isDrawable } from '../is-drawable';
import { firstBrandId } from '../samples/first-brand';
import type { SiteStore } from './wordpress/site-store';

/**
 * Services that need no network: figures, generators that draw and write by rules, and the samples.
 * Each loads on first use, because all together are larger than the rest of the worker.
 */
export const simulatedServices = (sites: SiteStore): Services => ({
  newcomerBrandId: firstBrandId,
  campaignDays: async (campaign, { from, until }) => {
    const { campaignDays } = await import('./campaign-days');
    return campaignDays(campaign, until, from);
  },
  campaignMetrics: async (campaign, at) => {
    const { campaignMetrics } = await import('./campaign-metrics');
    return campaignMetrics(campaign, at);
  },
  keywordDays: async (asked, days) => {
    const { keywordDays } = await import('./keyword-figures');
    return keywordDays(asked, days);
  },
  keywordMarket: async (asked) => {
    const { keywordMarket } = await import('./keyword-figures');
    return keywordMarket(asked);
  },
  audienceSize: async (brandId, audience) => {
    const { audienceSize } = await import('./email-results');
    return audienceSize(brandId, audience);
  },
  emailResults: async (email) => {
    const { emailResults } = await import('./email-results');
    return emailResults(email);
  },
  isDrawable,
  requestSite: async (request) => {
    const { simulatedSites } = await import('./wordpress/simulated-site');
    return simulatedSites(sites)(request);
  },
  socialPages: async (platform, brand) => {
    const { socialPages } = await import('./social-pages');
    return socialPages(platform, brand);
  },
  generateTexts: async (request, voice) => {
    const { makeTexts } = await import('./text/make-text');
    return makeTexts(request, voice);
  },
  generateImage: async (request, colors) => {
    const { drawImage } = await import('./image/draw-image');
    return drawImage(request, colors);
  },
  starterBrand: async (host) => {
    const { starterBrand } = await import('./brand/starter-brand');
    return starterBrand(host);
  },
  sampleRows: async (scale, at) => {
    const [{ loadSamples }, { place }] = await Promise.all([
      import('../samples/load'),
      import('../samples/place'),
    ]);
    return place(await loadSamples(scale), at);
  },
  unstoredBytes: async (file) => {
    const { sampleBytes } = await import('../samples/sample-bytes');
    return sampleBytes(file);
  },
});
