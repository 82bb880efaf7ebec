import { lazyDialog } from '../../../shared/load/lazy-part';

/** The menu that all assets of a page share; nobody needs it to read the page. */
export const AssetMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
