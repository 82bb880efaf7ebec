import type { Services } from '@brandroom/backend/services';

import { isDrawable } from '../is-drawable';
import { firstBrandId } from '../samples/first-brand';
import { campaignDays } from './campaign-days';
import { campaignMetrics } from './campaign-metrics';
import { socialPages } from './social-pages';
import { simulatedSites } from './wordpress/simulated-site';
import type { SiteStore } from './wordpress/site-store';
import { keywordDays, keywordMarket } from './keyword-figures';
import { audienceSize, emailResults } from './email-results';

/** Services that need no network: generators that draw and write by rules, and the samples. */
export const simulatedServices = (sites: SiteStore): Services => ({
  newcomerBrandId: firstBrandId,
  campaignDays: async (campaign, { from, until }) => campaignDays(campaign, until, from),
  campaignMetrics: async (campaign, at) => campaignMetrics(campaign, at),
  keywordDays: async (asked, days) => keywordDays(asked, days),
  keywordMarket: async (asked) => keywordMarket(asked),
  audienceSize: async (brandId, audience) => audienceSize(brandId, audience),
  emailResults: async (email) => emailResults(email),
  isDrawable,
  requestSite: simulatedSites(sites),
  socialPages: async (platform, brand) => socialPages(platform, brand),
  // The generators are larger than the rest of the worker, so each loads on first use.
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
