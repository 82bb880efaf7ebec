import { lazyDialog, lazyPart } from '../../../shared/load/lazy-part';

/** The menu that all assets of a page share; nobody needs it to read the page. */
export const AssetMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);

/** The text field with the brand check; its code is loaded when it is opened. */
export const TryItPanel = lazyPart(async () => (await import('./TryItPanel')).TryItPanel);
