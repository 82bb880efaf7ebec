import { formatSizeLimit } from '../format/size';
import { extensionOf } from './category';

export interface UploadType {
  /** Media type, as the bytes show it. */
  readonly mediaType: string;
  /** Extensions without the dot, the usual one first. */
  readonly extensions: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

/** The types that can be uploaded to the library (docs/product/files.md#upload-types). */
export const uploadTypes: readonly UploadType[] = [
  { mediaType: 'image/png', extensions: ['png'] },
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { mediaType: 'image/gif', extensions: ['gif'] },
  { mediaType: 'image/svg+xml', extensions: ['svg'] },
  { mediaType: 'application/pdf', extensions: ['pdf'] },
  { mediaType: 'application/msword', extensions: ['doc'] },
  { mediaType: `${office}.wordprocessingml.document`, extensions: ['docx'] },
  { mediaType: 'application/vnd.ms-powerpoint', extensions: ['ppt'] },
  { mediaType: `${office}.presentationml.presentation`, extensions: ['pptx'] },
];

/** The types that can be uploaded as a logo (docs/product/files.md#upload-types). */
export const logoUploadTypes: readonly UploadType[] = uploadTypes.filter(({ mediaType }) =>
  ['image/png', 'image/jpeg', 'image/svg+xml'].includes(mediaType),
);

/** The types that can be uploaded as the file of a font (docs/product/files.md#upload-types). */
export const fontUploadTypes: readonly UploadType[] = ['woff2', 'woff', 'ttf', 'otf'].map(
  (extension) => ({ mediaType: `font/${extension}`, extensions: [extension] }),
);

/** In bytes. */
export const maxUploadSize = 10_485_760;

/** 'Max file size: 10 MB' */
export const maxUploadSizeHint = `Max file size: ${formatSizeLimit(maxUploadSize)}`;

/** The upload type that a file's name claims; undefined where no such file may be uploaded. */
export function uploadTypeOfName(
  name: string,
  types: readonly UploadType[] = uploadTypes,
): UploadType | undefined {
  const extension = extensionOf(name);
  return types.find(({ extensions }) => extensions.includes(extension));
}

/** The extensions of a media type, best first; none for a type that is not allowed. */
export function extensionsOf(mediaType: string): readonly string[] {
  const types = [...uploadTypes, ...fontUploadTypes];
  return types.find((type) => type.mediaType === mediaType)?.extensions ?? [];
}

/** The accepted extensions of a file dialog: ['.png', '.jpg', …]. */
export function acceptedExtensions(types: readonly UploadType[] = uploadTypes): string[] {
  return types.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`));
}
