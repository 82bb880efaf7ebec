import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const LogoDialogs = lazyDialog(async () => (await import('./LogoDialogs')).LogoDialogs);
export const UploadLogoDialog = lazyDialog(
  async () => (await import('./UploadLogoDialog')).UploadLogoDialog,
);
export const LogoViewer = lazyPart(async () => (await import('./LogoViewer')).LogoViewer);

export const preloaded = [LogoDialogs, UploadLogoDialog, LogoViewer];
