import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const GroupDialog = lazyDialog(async () => (await import('./GroupDialog')).GroupDialog);
export const DeleteGroupDialog = lazyDialog(
  async () => (await import('./DeleteGroupDialog')).DeleteGroupDialog,
);
export const KeywordDrawer = lazyDialog(
  async () => (await import('./KeywordDrawer')).KeywordDrawer,
);
export const KeywordChart = lazyPart(async () => (await import('./KeywordChart')).KeywordChart);
export const KeywordTable = lazyPart(async () => (await import('./KeywordTable')).KeywordTable);
export const Opportunities = lazyPart(async () => (await import('./Opportunities')).Opportunities);

export const preloaded = [KeywordChart, KeywordTable, KeywordDrawer, Opportunities];
export const preloadedGroups = [GroupDialog, DeleteGroupDialog];
