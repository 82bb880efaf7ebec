import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const DeleteCampaignDialog = lazyDialog(
  async () => (await import('./DeleteCampaignDialog')).DeleteCampaignDialog,
);

export const CampaignTimeline = lazyPart(
  async () => (await import('./CampaignTimeline')).CampaignTimeline,
);

export const preloaded = [DeleteCampaignDialog];
