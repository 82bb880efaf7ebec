import { lazyDialog, lazyPart } from '../../../shared/load/lazy-part';

/** The parts of the screen that nobody needs to see its logos. */
export const LogoMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const LogoDialogs = lazyDialog(async () => (await import('./LogoDialogs')).LogoDialogs);
export const UploadLogoDialog = lazyDialog(
  async () => (await import('./UploadLogoDialog')).UploadLogoDialog,
);
export const LogoViewer = lazyPart(async () => (await import('./LogoViewer')).LogoViewer);

export const overlays = [LogoMenu, LogoDialogs, UploadLogoDialog, LogoViewer];
