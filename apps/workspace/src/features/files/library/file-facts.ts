import { emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { FileUse } from '@brandroom/domain/contract/files.contract';
import { extensionOf } from '@brandroom/domain/file/category';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { extensionsOf } from '@brandroom/domain/file/upload-types';
import { formatSize } from '@brandroom/domain/format/size';
import type { IconType } from '@brandroom/ui/Icon';
import { File, FileImage, FileText, Presentation } from 'lucide';

import { libraryMessages } from './library.messages';

/** Returns the common name of the type, such as 'PDF', by its media type if that is known. */
export function typeWord({ name, fileType }: FileAsset): string {
  const [extension = extensionOf(name)] = extensionsOf(fileType);
  return extension === '' ? 'File' : extension.toUpperCase();
}

/** 'PDF · 1.44 MB' */
export function factsOf(file: FileAsset): string {
  return libraryMessages.facts.list([
    typeWord(file),
    formatSize(file.size),
    ...(file.isTemplate ? [libraryMessages.facts.template] : []),
  ]);
}

/** 'Draft', or 'Email, Sent': the status of what uses a file. */
export const statusOfUse = (use: FileUse): string =>
  use.kind === 'email'
    ? libraryMessages.facts.email(emailStatusLabels[use.status])
    : contentStatusLabels[use.status];

/** Returns the icon of a file without a preview. */
export function iconOf({ fileType }: FileAsset): IconType {
  if (fileType.startsWith('image/')) return FileImage;
  if (/presentation|powerpoint/u.test(fileType)) return Presentation;
  return /pdf|word|text/u.test(fileType) ? FileText : File;
}
