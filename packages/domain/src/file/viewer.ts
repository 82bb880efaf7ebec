import type { FileAsset } from './file.schema';

/** The ways in which the app shows a file by itself. */
export const viewerKinds = ['picture', 'pages', 'text', 'audio', 'video'] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** Returns how the app shows a file, or null where people have to download it (docs/product/files.md#viewer). */
export function viewerKindOf({ fileType }: Pick<FileAsset, 'fileType'>): ViewerKind | null {
  if (fileType.startsWith('image/')) return 'picture';
  if (fileType.startsWith('audio/')) return 'audio';
  if (fileType.startsWith('video/')) return 'video';
  if (fileType === 'application/pdf') return 'pages';
  return fileType === 'text/plain' ? 'text' : null;
}
