import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const FileDialogs = lazyDialog(async () => (await import('./FileDialogs')).FileDialogs);
export const UsageOfMany = lazyPart(async () => (await import('./UsageOfMany')).UsageOfMany);
export const TagsDialog = lazyDialog(async () => (await import('./TagsDialog')).TagsDialog);
export const FileViewer = lazyDialog(async () => (await import('./FileViewer')).FileViewer);
export const UploadStatus = lazyDialog(
  async () => (await import('../upload/upload-parts')).UploadStatus,
);
export const UploadDialog = lazyDialog(
  async () => (await import('../upload/upload-parts')).UploadDialog,
);

export const preloaded = [FileDialogs, UploadDialog, UsageOfMany];
