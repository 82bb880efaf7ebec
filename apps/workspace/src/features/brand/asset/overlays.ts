import { lazyDialog, lazyPart } from '../../../shared/load/lazy-part';

/** The menu that all assets of a page share, loaded on demand. */
export const AssetMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);

/** The text field with the brand check, loaded when it is opened. */
export const TryItPanel = lazyPart(async () => (await import('./TryItPanel')).TryItPanel);
