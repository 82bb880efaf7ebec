import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** The preview of a draft, which the pages that show one load with their data. */
export const PreviewPanel = lazyPart(async () => (await import('./PreviewPanel')).PreviewPanel);
export const BrandCheckPanel = lazyPart(
  async () => (await import('./BrandCheckPanel')).BrandCheckPanel,
);
export const BrandCheckCount = lazyDialog(
  async () => (await import('./BrandCheckPanel')).BrandCheckCount,
);
