import { lazyPart } from '../../shared/load/lazy-part';

/** Below the rest, so the first page does not wait for it. */
export const MarketingFigures = lazyPart(
  async () => (await import('./MarketingFigures')).MarketingFigures,
);
